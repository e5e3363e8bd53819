/// Settings of the system for people who see, hear or move otherwise.
package nonisolated struct AccessibilitySettings: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let reduceMotion = AccessibilitySettings(rawValue: 1)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 2)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 4)
    package static let invertColors = AccessibilitySettings(rawValue: 8)
    package static let buttonShapes = AccessibilitySettings(rawValue: 16)
    package static let voiceOver = AccessibilitySettings(rawValue: 32)
}
