extension EnvironmentValues {
    /// Whether motion is to be reduced; false, as no mode asks for it.
    public var accessibilityReduceMotion: Bool { self[AccessibilityKey.self].contains(.reduceMotion) }

    /// Whether transparency is to be reduced; false, as no mode asks for it.
    public var accessibilityReduceTransparency: Bool {
        self[AccessibilityKey.self].contains(.reduceTransparency)
    }

    /// Whether things are to differ by more than color; false, as no mode asks for it.
    public var accessibilityDifferentiateWithoutColor: Bool {
        self[AccessibilityKey.self].contains(.differentiateWithoutColor)
    }

    /// Whether the system inverts colors; false, as no mode asks for it.
    public var accessibilityInvertColors: Bool { self[AccessibilityKey.self].contains(.invertColors) }

    /// Whether buttons are to show their shapes; false, as no mode asks for it.
    public var accessibilityShowButtonShapes: Bool { self[AccessibilityKey.self].contains(.buttonShapes) }

    /// Whether VoiceOver is on; false, as no mode asks for it.
    public var accessibilityVoiceOverEnabled: Bool { self[AccessibilityKey.self].contains(.voiceOver) }

    /// Always false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether VoiceOver is on; false, as no mode asks for it.
    public var accessibilityEnabled: Bool { self[AccessibilityKey.self].contains(.voiceOver) }

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

private enum AccessibilityKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }
