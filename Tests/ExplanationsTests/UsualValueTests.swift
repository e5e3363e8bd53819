import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

/// What is said of properties that sidecars hold only where they are not as usual.
struct UsualValueTests {
    private func text(_ kind: String, _ old: [String: JSONValue], _ new: [String: JSONValue]) -> String {
        let trees = [old, new].map { properties in
            [
                NodeDescription(
                    id: "Card", depth: 0, kind: kind, box: Rect(x: 0, y: 0, width: 40, height: 12),
                    properties: properties)
            ]
        }
        return Explanation(from: trees[0], to: trees[1]).description
    }

    @Test(
        arguments: [
            ("text", "avoids orphans", false, "`Card`: avoids orphans removed"),
            ("text", "last line", "cut", "`Card`: last line refilled → cut"),
            ("text", "tracking", 2, "`Card`: tracking 0 → 2 pt"),
            ("text", "line limit", 2, "`Card`: line limit unlimited → 2"),
            ("text", "alignment", "trailing", "`Card`: text alignment leading → trailing"),
            ("text", "language", "de", "`Card`: language en-US → de"),
            ("text", "redacted", true, "`Card`: redacted added"),
            ("text", "features", .list(["tnum"]), "`Card`: monospaced digits added"),
            ("icon", "symbol scale", 1.28, "`Card`: symbol scale 1 → 1.28"),
            ("icon", "layers", "hierarchical", "`Card`: layers monochrome → hierarchical"),
            ("hstack", "spacing", 8, "`Card`: spacing standard → 8 pt"),
            ("hstack", "z index", 2, "`Card`: z index 0 → 2"),
            ("hstack", "flex shrink", 0, "`Card`: flex shrink 1 → 0"),
            (
                "hstack", "layout direction", "right to left",
                "`Card`: layout direction as around → right to left"
            ),
            ("hstack", "label", "Tea", "`Card`: accessibility label 'Tea' added"),
            ("hstack", "children", "ignore", "`Card`: accessibility children contain → ignore"),
            ("flex", "direction", "column", "`Card`: direction row → column"),
            ("shape", "line cap", "round", "`Card`: line cap butt → round"),
            ("spacer", "minimum length", 4, "`Card`: minimum length standard → 4 pt"),
        ] as [(String, String, JSONValue, String)])
    func `What is not said is told as the kind declares it`(
        kind: String, property: String, value: JSONValue, words: String
    ) {
        #expect(text(kind, [:], [property: value]) == words)
    }

    @Test func `A usual value that comes back is told as well`() {
        #expect(text("icon", ["symbol scale": 0.79], [:]) == "`Card`: symbol scale 0.79 → 1")
        #expect(text("text", ["avoids orphans": false], [:]) == "`Card`: avoids orphans added")
    }
}
