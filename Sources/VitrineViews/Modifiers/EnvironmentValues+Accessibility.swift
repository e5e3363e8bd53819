extension EnvironmentValues {
    /// Whether motion is to be reduced, as a mode says.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

    /// Whether transparency is to be reduced, as a mode says; materials are drawn all the same.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

    /// Whether things are to differ by more than color, as a mode says.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.differentiatesWithoutColor
    }

    /// Whether the system inverts colors, as a mode says; the picture itself is not inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

    /// Whether buttons are to show their shapes, as a mode says; the system's own buttons look the same all the same.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

    /// Whether VoiceOver is on, as a mode says.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.hasVoiceOver }

    /// Always false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether VoiceOver is on, as a mode says.
    public var accessibilityEnabled: Bool {
        get { accessibilitySettings.hasVoiceOver }
        set { accessibilitySettings.hasVoiceOver = newValue }
    }

    /// Always false: the large content viewer is never shown.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Always false: nothing flashes in a picture.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Always false: a picture shows the first frame of an animated image.
    public var accessibilityPlayAnimatedImages: Bool { false }

    /// What a user has asked the system for.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilityKey.self] }
        set { self[AccessibilityKey.self] = newValue }
    }
}

private enum AccessibilityKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { .init() } }
