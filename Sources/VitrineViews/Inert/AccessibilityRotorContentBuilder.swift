/// Takes the entries of a rotor, which is never shown.
@resultBuilder
public nonisolated enum AccessibilityRotorContentBuilder {
    public static func buildExpression(
        _ entry: some AccessibilityRotorContent
    ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

    /// Entries for each element of a collection.
    public static func buildExpression<Data, ID, Content>(
        _ entries: ForEach<Data, ID, Content>
    ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

    public static func buildBlock(_ entries: AccessibilityRotorEntries...) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }

    public static func buildOptional(_ entries: AccessibilityRotorEntries?) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
}
