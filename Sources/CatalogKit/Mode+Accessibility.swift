import VitrineViews

// Settings of the system that views only read.
extension Mode {
    /// The same mode with iOS's Reduce Motion: `\.accessibilityReduceMotion`.
    public var reducedMotion: Mode {
        environment(\.accessibilitySettings.reducesMotion, true, named: "reduced-motion")
    }

    /// The same mode with iOS's Reduce Transparency: `\.accessibilityReduceTransparency`.
    public var reducedTransparency: Mode {
        environment(\.accessibilitySettings.reducesTransparency, true, named: "reduced-transparency")
    }

    /// The same mode with iOS's Differentiate Without Color: `\.accessibilityDifferentiateWithoutColor`.
    public var differentiatedWithoutColor: Mode {
        environment(\.accessibilitySettings.differentiatesWithoutColor, true, named: "without-color")
    }

    /// The same mode with iOS's Smart Invert: `\.accessibilityInvertColors`.
    public var invertedColors: Mode {
        environment(\.accessibilitySettings.invertsColors, true, named: "inverted")
    }

    /// The same mode with iOS's Button Shapes: `\.accessibilityShowButtonShapes`.
    public var buttonShapes: Mode {
        environment(\.accessibilitySettings.showsButtonShapes, true, named: "button-shapes")
    }

    /// The same mode with VoiceOver running: `\.accessibilityVoiceOverEnabled`.
    public var voiceOver: Mode {
        environment(\.accessibilitySettings.hasVoiceOver, true, named: "voiceover")
    }
}
