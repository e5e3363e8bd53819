/// Takes the entries of a rotor, which is never shown.
@resultBuilder
public nonisolated enum AccessibilityRotorContentBuilder {
    public static func buildExpression(
        _ entry: some AccessibilityRotorContent
    ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

    public static func buildBlock(_ entries: AccessibilityRotorEntries...) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }

    public static func buildOptional(_ entries: AccessibilityRotorEntries?) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
}
