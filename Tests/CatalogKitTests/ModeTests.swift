import CatalogKit
import Foundation
import Testing
import VitrineViews

struct ModeTests {
    @Test(arguments: [
        (Mode.light, "light"),
        (.dark, "dark"),
        (.dark.rightToLeft, "dark-rtl"),
        (.light.dynamicTypeSize(.accessibility3), "ax3"),
        (.light.size(width: 320).scale(3).increasedContrast, "320-3x-contrast"),
        (.light.size(width: 390, height: 844).locale("de_DE"), "390-844-high-de_DE"),
        (.dark.named("Night"), "Night"),
    ])
    func `A mode is called after what differs from the default`(mode: Mode, name: String) {
        #expect(mode.name == name)
    }

    @Test func `Only the default mode leaves no trace in names`() {
        #expect(Mode.light.isDefault)
        #expect(Mode.dark.isDefault == false)
        #expect(Mode.light.named("Phone").isDefault == false)
    }

    @Test func `A mode sets what the system is asked for and views only read`() {
        let modes: [(Mode, KeyPath<EnvironmentValues, Bool>, String)] = [
            (.light.reducedMotion, \.accessibilityReduceMotion, "reduced-motion"),
            (.light.reducedTransparency, \.accessibilityReduceTransparency, "reduced-transparency"),
            (
                .light.differentiatedWithoutColor, \.accessibilityDifferentiateWithoutColor,
                "without-color"
            ),
            (.light.invertedColors, \.accessibilityInvertColors, "inverted"),
            (.light.buttonShapes, \.accessibilityShowButtonShapes, "button-shapes"),
            (.light.voiceOver, \.accessibilityVoiceOverEnabled, "voiceover"),
        ]
        for (mode, keyPath, name) in modes {
            #expect(mode.name == name)
            #expect(modes.filter { $0.0.environment[keyPath: keyPath] }.map(\.2) == [name])
        }
        let both = Mode.dark.reducedMotion.buttonShapes
        #expect(both.environment.accessibilityReduceMotion && both.environment.accessibilityShowButtonShapes)
        #expect(both.name == "dark-reduced-motion-button-shapes")
    }

    @Test func `A mode sets the environment`() {
        let environment = Mode.dark.rightToLeft.dynamicTypeSize(.xSmall).scale(3).locale("ar_EG").environment
        #expect(environment.colorScheme == .dark)
        #expect(environment.layoutDirection == .rightToLeft)
        #expect(environment.dynamicTypeSize == .xSmall)
        #expect(environment.displayScale == 3)
        #expect(environment.locale.identifier == "ar_EG")
    }

    @Test(arguments: [
        (320.0, 568.0, "compact regular"), (440, 956, "compact regular"), (568, 320, "compact compact"),
        (667, 375, "compact compact"), (736, 414, "regular compact"), (852, 393, "compact compact"),
        (874, 402, "compact compact"), (896, 414, "regular compact"), (932, 430, "regular compact"),
        (744, 1133, "regular regular"), (1366, 1024, "regular regular"), (507, 1024, "compact regular"),
        (639, 1366, "compact regular"), (678, 1024, "regular regular"), (694, 744, "regular regular"),
    ])
    func `The surface of a mode decides its size classes`(width: Double, height: Double, classes: String) {
        let environment = Mode.light.size(width: width, height: height).environment
        let found = [environment.horizontalSizeClass, environment.verticalSizeClass]
        #expect(found.map { $0 == .regular ? "regular" : "compact" }.joined(separator: " ") == classes)
        #expect(!found.contains(nil))
    }
}

struct TokenModeTests {
    @Test func `A context of the design tokens is a difference of the mode, and is inherited`() {
        let mode = Mode.dark.tokenContext("brand", "harbor")
        #expect(mode.name == "dark-harbor")
        #expect(mode.environment.tokenContexts == ["brand": "harbor"])
        #expect(Mode.light.environment.tokenContexts.isEmpty)
        #expect(mode != Mode.dark)
    }
}
