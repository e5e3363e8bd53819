import CatalogKit
import Composition
import SnapshotStore
import Views

/// What a mode decides, axis by axis, as readers choose among modes.
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
            ("Width", "\(JSONValue.text(of: mode.width)) pt"),
        ]
    }

    /// For scripts: a list of pairs.
    var text: String {
        JSONWriter.text(of: .list(choices.map { .list([.string($0.axis), .string($0.choice)]) }))
    }
}
