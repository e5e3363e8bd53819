public nonisolated struct TabViewCustomization: Hashable, Sendable {
    public init() {}
}
