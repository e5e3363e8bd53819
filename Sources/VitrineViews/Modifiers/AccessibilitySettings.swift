/// Settings of the system for people who see, hear or move otherwise.
package nonisolated struct AccessibilitySettings: Hashable, Sendable {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var invertsColors = false
    package var showsButtonShapes = false
    package var hasVoiceOver = false
}
