public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}
