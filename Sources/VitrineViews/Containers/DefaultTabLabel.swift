/// The label of a tab that declares none: a search tab's magnifying glass, nothing for others.
public nonisolated struct DefaultTabLabel: View {
    let role: TabRole?

    @MainActor public var body: some View {
        if role == .search { Label("Search", systemImage: "magnifyingglass") }
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with its screen and the label of its role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with its screen and the label of its role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { DefaultTabLabel(role: role) }
    }
}
