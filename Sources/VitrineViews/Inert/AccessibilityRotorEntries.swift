/// The entries of a rotor that a builder takes, which is never shown.
public nonisolated struct AccessibilityRotorEntries: AccessibilityRotorContent {}
