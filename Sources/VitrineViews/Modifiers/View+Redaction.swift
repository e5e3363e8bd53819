nonisolated extension View {
    public func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }

    public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
