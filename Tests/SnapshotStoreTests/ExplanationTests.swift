import Composition
import Geometry
import SnapshotStore
import Testing

/// A tree in one text: an element a line, indented by its depth, as `id x,y w×h key=value …`.
private func tree(_ text: String) -> [NodeDescription] {
    text.split(separator: "\n").map { line in
        let depth = line.prefix(while: { $0 == " " }).count / 2
        let words = line.split(separator: " ")
        let numbers = words[1].split { ",×:".contains($0) }.compactMap { Double(String($0)) }
        var properties: [String: PropertyValue] = [:]
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=").map { $0.replacing("_", with: " ") }.map(String.init)
            properties[parts[0]] = Double(parts[1]).map(PropertyValue.number) ?? .string(parts[1])
        }
        let name = words[0].split { "/:".contains($0) }.last?.lowercased() ?? ""
        let kind = String(name.prefix(while: \.isLetter))
        return NodeDescription(
            id: String(words[0]), depth: depth, kind: ["circle", "border"].contains(kind) ? "shape" : kind,
            box: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            properties: properties)
    }
}

struct ExplanationTests {
    private static let card = """
        Card 0,0:124×20
          Card/HStack 0,0:124×20 spacing=8
            Card/HStack/Badge:padding 0,0:52×20 all_edges=4
              Card/HStack/Badge 4,4:44×12
                Card/HStack/Badge/Text 0,0:44×12 text=Sale color=#ffffff font=Inter_600 font_size=11
            Card/HStack/Text 68,2:56×16 text=Coffee color=#000000 font=Inter_400 font_size=13
        """

    /// The reference tree with some texts replaced.
    private static func card(_ replacements: (String, String)...) -> String {
        replacements.reduce(card) { $0.replacing($1.0, with: $1.1) }
    }

    @Test(arguments: [
        (card, "the elements are the same"),
        (
            card(
                ("all_edges=4", "all_edges=8"), ("padding 0,0:52×20", "padding 0,0:60×28"), ("68,2", "76,6"),
                ("Badge 4,4", "Badge 8,8")),
            """
            `HStack/Badge` padding 4 → 8 pt; therefore `HStack/Badge` 52×20 → 60×28 pt, \
            `HStack/Text` x 68 → 76, y 2 → 6 pt
            """
        ),
        (card(("all_edges=4", "leading=8 trailing=4")), edges),
        (card(("text=Coffee", "text=Tea")), "`HStack/Text` text 'Coffee' → 'Tea'"),
        (card(("#000000", "#333333")), "`HStack/Text` color #000000 → #333333"),
        (card(("Inter_400", "Inter_700")), "`HStack/Text` font Inter 400 → Inter 700"),
        (card(("font_size=13", "font_size=15.5")), "`HStack/Text` font size 13 → 15.5 pt"),
        (card(("spacing=8", "")), "`Card/HStack` spacing 8 pt → none"),
        (
            card(("124×20 spacing", "124×24 spacing")),
            "only places and sizes changed: `Card/HStack` 124×20 → 124×24 pt"
        ),
        (card(("Card/HStack", "Card/VStack")), replacement),
        (
            card + "\n    Card/HStack/Image 130,0:10×10 image=cup content=0a",
            "`HStack/Image` inserted"
        ),
    ])
    func `An explanation tells causes from consequences`(actual: String, text: String) {
        #expect(Explanation(from: tree(Self.card), to: tree(actual)).description == text)
    }

    private static let edges = """
        `HStack/Badge` leading padding 4 → 8 pt, vertical padding 4 → 0 pt
        """
    private static let replacement = """
        `Card/HStack` removed, `Card/VStack` inserted
        """

    @Test(arguments: [
        ("Box:opacity 0,0:9×9 opacity=1", "Box:opacity 0,0:9×9 opacity=0.5", "`Box` opacity 1 → 0.5"),
        ("Box:shadow 0,0:9×9 radius=4", "Box:shadow 0,0:9×9 radius=8", "`Box` shadow radius 4 → 8 pt"),
        ("Box:frame 0,0:9×9 width=9", "Box:frame 0,0:12×9 width=12", frame),
        (
            "Box:clip 0,0:9×9 corner_radius=4", "Box:clip 0,0:9×9 corner_radius=6",
            "`Box` clip corner radius 4 → 6 pt"
        ),
        (
            "Box:padding 0,0:9×9 flex_grow=0", "Box:padding 0,0:12×9 flex_grow=1",
            "`Box` flex grow 0 → 1; therefore `Box` 9×9 → 12×9 pt"
        ),
        (
            "Box:padding 0,0:9×9 flex_basis=8", "Box:padding 0,0:9×9 flex_basis=50%",
            "`Box` flex basis 8 pt → 50%"
        ),
        ("Box:padding 0,0:9×9 leading=1 trailing=1", "Box:padding 0,0:9×9 leading=3 trailing=3", sides),
        ("Box:padding 0,0:9×9 all_edges=1", "Box:padding 0,0:9×9 leading=3 top=1 trailing=3 bottom=1", sides),
        ("Box:offset 0,0:9×9 x=1", "Box:offset 0,0:9×9 x=1 y=2", "`Box` offset y none → 2 pt"),
        (
            "Box:padding 0,0:9×9 leading=1", "Box:hidden 0,0:9×9",
            "`Box` leading padding 1 pt removed, hidden added"
        ),
    ])
    func `A modifier's properties are called after it`(reference: String, actual: String, text: String) {
        let inner = "\n  Box 0,0:9×9 fill=#ff0000"
        #expect(Explanation(from: tree(reference + inner), to: tree(actual + inner)).description == text)
    }

    private static let sides = "`Box` horizontal padding 1 → 3 pt"
    private static let frame = "`Box` frame width 9 → 12 pt; therefore `Box` 9×9 → 12×9 pt"

    @Test func `Fills, strokes, images and kinds are told as well`() {
        let reference = """
            Row 0,0:90×20
              Row/Circle 0,0:9×9 fill=#ff0000
              Row/Border 0,0:9×9 stroke=#00ff00 line_width=1
              Row/Image 0,0:9×9 image=cup content=0a
            """
        let actual = """
            Row 0,0:90×20
              Row/Circle 0,0:9×9 fill=#0000ff
              Row/Border 0,0:9×9 stroke=#00ff00 line_width=2
              Row/Image 0,0:9×9 image=cup content=0b
            """
        #expect(
            Explanation(from: tree(reference), to: tree(actual)).description
                == """
                `Row/Circle` fill #ff0000 → #0000ff, `Row/Border` line width 1 → 2 pt, `Row/Image` content changed
                """)
    }

    @Test func `An inserted row leaves the other rows alone`() {
        let reference = """
            List 0,0:90×40
              List/Text 0,0:90×20 text=One
              List/Text[2] 0,20:90×20 text=Two
            """
        let actual = """
            List 0,0:90×60
              List/Text 0,0:90×20 text=Zero
              List/Text[2] 0,20:90×20 text=One
              List/Text[3] 0,40:90×20 text=Two
            """
        #expect(
            Explanation(from: tree(reference), to: tree(actual)).description == """
                `List/Text` inserted; therefore `List` 90×40 → 90×60 pt, `List/Text[2]` y 0 → 20 pt, \
                `List/Text[3]` y 20 → 40 pt
                """)
        #expect(
            Explanation(from: tree(actual), to: tree(reference)).description == """
                `List/Text` removed; therefore `List` 90×60 → 90×40 pt, `List/Text` y 20 → 0 pt, \
                `List/Text[2]` y 40 → 20 pt
                """)
    }

    @Test func `Rows with an identity are followed where they go`() {
        let reference = """
            List 0,0:90×40
              List/Row(tea) 0,0:90×20 color=#111111
              List/Row(milk) 0,20:90×20
            """
        let actual = """
            List 0,0:90×40
              List/Row(milk) 0,0:90×20
              List/Row(tea) 0,20:90×20 color=#222222
            """
        #expect(
            Explanation(from: tree(reference), to: tree(actual)).description == """
                `List/Row(tea)` color #111111 → #222222, moved among its siblings; \
                therefore `List/Row(milk)` y 20 → 0 pt, `List/Row(tea)` y 0 → 20 pt
                """)
    }

    @Test func `Many changes are counted after the first six`() {
        let rows = { (fill: String) in
            tree(
                (["List 0,0:9×9"] + (1...9).map { "  List/Box(\($0)) 0,0:9×9 fill=\(fill)" }).joined(
                    separator: "\n"))
        }
        let explanation = Explanation(from: rows("#000000"), to: rows("#ffffff"))
        #expect(explanation.causes.count == 9)
        #expect(explanation.description.hasSuffix("`List/Box(6)` fill #000000 → #ffffff, and 3 more"))
    }

    @Test func `A layout's function that has changed is a cause beside others`() {
        let reference = """
            Card 0,0:90×60
              Card/Layout 0,0:90×20 layout=Flow
                Card/Layout/Text 0,0:30×20 text=One
                Card/Layout/Text[2] 34,0:30×20 text=Two
              Card/Text 0,20:90×20 text=Sale
            """
        let actual = reference.replacing("34,0", with: "40,0").replacing("Sale", with: "New")
        #expect(
            Explanation(from: tree(reference), to: tree(actual)).description == """
                `Card/Layout` arranged otherwise, `Card/Text` text 'Sale' → 'New'; \
                therefore `Layout/Text[2]` x 34 → 40 pt
                """)
        // Where sizes have changed, the others follow from that.
        let longer = reference.replacing("0,0:30×20 text=One", with: "0,0:36×20 text=Other").replacing(
            "34,0", with: "40,0")
        #expect(
            Explanation(from: tree(reference), to: tree(longer)).causes.map { "\($0.detail)" } == [
                "text 'One' → 'Other'"
            ])
    }
}
