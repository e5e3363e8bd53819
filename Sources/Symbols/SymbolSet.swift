/// The icons that every catalogue can use without files of its own, by the names of SF Symbols.
///
/// The names are Apple's, so that views which use them show a fitting icon here; the drawings are this project's
/// own and follow no outline of Apple's. They share one style: strokes of 1.75 units with round ends on a square of
/// 24, solid forms with what lies on them cut out, slashes from the upper left with a gap on both sides.
///
/// The set is a module below the stages: it knows names and SVG texts, and neither files nor outlines.
package enum SymbolSet {
    package static let topics: [SymbolTopic] = [
        .arrows, .signs, .lists, .communication, .media, .commerce, .people, .documents, .time, .nature,
        .travel,
        .devices, .objects, .leisure, .health, .circled,
    ]

    /// All names: those of the drawings by topic, then the other names for them.
    package static var names: [String] { topics.flatMap(\.names) + otherNames.map(\.key) }

    /// The icon as an SVG file that takes the colour around it.
    package static func svg(named name: String) -> String? {
        drawings[name].map { drawing in
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
            stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
            \(drawing)
            </svg>
            """
        }
    }

    /// Every name's drawing; a name that were given twice would stop the first lookup.
    private static let drawings: [String: String] = {
        let drawn = Dictionary(uniqueKeysWithValues: topics.flatMap(\.drawings).map { ($0.key, $0.value) })
        let others = otherNames.map { name, drawing in
            guard let text = drawn[drawing] else {
                preconditionFailure("'\(name)' stands for '\(drawing)', which is not drawn")
            }
            return (name, text)
        }
        return drawn.merging(others) { _, _ in preconditionFailure("a symbol is drawn and has another name") }
    }()
}
