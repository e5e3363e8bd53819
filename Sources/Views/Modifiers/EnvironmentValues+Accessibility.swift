extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { self[AccessibilityKey.self].contains(.reduceMotion) }

    public var accessibilityReduceTransparency: Bool {
        self[AccessibilityKey.self].contains(.reduceTransparency)
    }

    public var accessibilityDifferentiateWithoutColor: Bool {
        self[AccessibilityKey.self].contains(.differentiateWithoutColor)
    }

    public var accessibilityInvertColors: Bool { self[AccessibilityKey.self].contains(.invertColors) }

    public var accessibilityShowButtonShapes: Bool { self[AccessibilityKey.self].contains(.buttonShapes) }

    public var accessibilityVoiceOverEnabled: Bool { self[AccessibilityKey.self].contains(.voiceOver) }

    public var accessibilitySwitchControlEnabled: Bool { false }

    public var accessibilityEnabled: Bool { self[AccessibilityKey.self].contains(.voiceOver) }

    public var accessibilityLargeContentViewerEnabled: Bool { false }

    public var accessibilityDimFlashingLights: Bool { false }

    public var accessibilityPlayAnimatedImages: Bool { false }

    /// What a user has asked the system for.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilityKey.self] }
        set { self[AccessibilityKey.self] = newValue }
    }
}

private enum AccessibilityKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }
