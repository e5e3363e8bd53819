public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}
