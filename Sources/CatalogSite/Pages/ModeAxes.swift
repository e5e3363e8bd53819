import CatalogKit
import VitrineJSONValues
import VitrineViews

/// The settings of modes, axis by axis, as readers choose among modes.
struct ModeAxes {
    /// Each axis with what the mode has chosen on it.
    let choices: [(axis: String, choice: String)]

    init(_ mode: Mode) {
        choices = [
            ("Appearance", mode.colorScheme == .dark ? "Dark" : "Light"),
            ("Contrast", mode.contrast == .increased ? "Increased" : "Standard"),
            ("Text size", "\(mode.dynamicTypeSize)"),
            ("Direction", mode.layoutDirection == .rightToLeft ? "Right to left" : "Left to right"),
            ("Language", mode.localeIdentifier),
            ("Tokens", Self.tokens(mode)),
            ("Width", "\(JSONValue.text(of: mode.width)) pt"),
        ]
    }

    /// What is chosen of the design tokens' contexts beside the appearance and the contrast.
    private static func tokens(_ mode: Mode) -> String {
        let chosen = mode.tokenContexts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return chosen.isEmpty ? "Standard" : chosen.joined(separator: ", ")
    }

    /// For scripts: a list of pairs.
    var text: String {
        JSONWriter.text(of: .list(choices.map { .list([.string($0.axis), .string($0.choice)]) }))
    }
}
