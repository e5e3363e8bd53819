public nonisolated struct AccessibilityRotorEntries: AccessibilityRotorContent {}
