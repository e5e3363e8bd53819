/// Offers something to other apps.
public nonisolated struct ShareLink<Label: View>: View {
    private let label: Label

    /// A button that shares nothing: item, subject and message are without effect.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    {
        self.label = label()
    }

    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == Text {
    /// A button that shares nothing: item, subject and message are without effect.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil)
    {
        self.init(item: item) { Text(titleKey) }
    }

    /// A button that says "Share" and shares nothing: item, subject and message are without effect.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { Text("Share") }
    }
}
