/// The badge on a tab or at the end of a row.
enum BadgeTrait: TraitKey { typealias Value = Text }

/// Whether a row shows its badge itself, in the place that the environment's ``EnvironmentValues/rowBadge`` has.
enum ShowsBadgeTrait: TraitKey { typealias Value = Bool }

nonisolated extension View {
    /// Puts a number on the view's tab, or at the end of its row; none where it is 0.
    public func badge(_ count: Int) -> some View {
        trait(BadgeTrait.self, count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    public func badge(_ label: Text?) -> some View { trait(BadgeTrait.self, label) }

    public func badge(_ key: LocalizedStringKey) -> some View { trait(BadgeTrait.self, Text(key)) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        trait(BadgeTrait.self, label.map { Text($0) })
    }
}
