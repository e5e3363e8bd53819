/// A key of content that is read out on demand.
public nonisolated struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    /// A key by its label; contents of the same id are not joined.
    public init(_ label: Text, id: String) {
        self.label = label
    }

    /// A key by its label; contents of the same id are not joined.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.label = Text(labelKey)
    }

    public init(_ labelKey: LocalizedStringKey) {
        self.label = Text(labelKey)
    }
}
