import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

/// A tree in one text: an element a line, indented by its depth, as `id x,y w×h key=value …`.
private func tree(_ text: String) -> [NodeDescription] {
    text.split(separator: "\n").map { line in
        let depth = line.prefix(while: { $0 == " " }).count / 2
        let words = line.split(separator: " ")
        let numbers = words[1].split { ",×:".contains($0) }.compactMap { Double(String($0)) }
        var properties: [String: JSONValue] = [:]
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=").map { $0.replacing("_", with: " ") }.map(String.init)
            properties[parts[0]] = Double(parts[1]).map(JSONValue.number) ?? .string(parts[1])
        }
        let name = words[0].split { "/:".contains($0) }.last?.lowercased() ?? ""
        let kind = String(name.prefix(while: \.isLetter))
        return NodeDescription(
            id: String(words[0]), depth: depth, kind: ["circle", "border"].contains(kind) ? "shape" : kind,
            box: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            properties: properties)
    }
}

struct SmallTreeTests {
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
            "`Card` > `Badge` with 'Sale': padding 4 → 8 pt; therefore 2 elements move or resize"
        ),
        (
            card(("spacing=8", "spacing=12"), ("0,0:124×20", "0,0:128×20"), ("68,2", "72,2")),
            """
            `Card` > `HStack` with 'Sale': spacing 8 → 12 pt; therefore the component is 4 pt wider, \
            3 elements move or resize
            """
        ),
        (
            card(("124×20 spacing", "124×24 spacing")),
            "only places and sizes changed: `Card` > `HStack` with 'Sale': 124×20 → 124×24 pt"
        ),
    ])
    func `An explanation tells causes from consequences`(actual: String, text: String) {
        #expect(Explanation(from: tree(Self.card), to: tree(actual)).description == text)
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
            Explanation(from: tree(reference), to: tree(actual)).causes.map(\.description) == [
                "`List` > `Row`: color #111111 → #222222", "`List`: `Row` moved to the end",
            ])
    }

    @Test func `Two elements with identities never change their parts while both are there`() {
        let stars = { (full: Int) in
            (["Stars 0,0:50×10"]
                + (0..<5).flatMap { index in
                    index < full
                        ? [
                            "  Stars/Star(\(index)):overlay 0,0:9×9",
                            "    Stars/Star(\(index)) 0,0:9×9 fill=#eeeeee",
                            "    Stars/Star(\(index)):overlay/Image 0,0:9×9 image=star",
                        ] : ["  Stars/Star(\(index)) 0,0:9×9 fill=#eeeeee"]
                }).joined(separator: "\n")
        }
        let change = Explanation(from: tree(stars(4)), to: tree(stars(3)))
        #expect(change.causes.map(\.id) == ["Stars/Star(3):overlay/Image"])
        #expect(change.causes.map { "\($0.detail)" } == ["removed"])
    }

    @Test func `Changes of texts are told however many there are`() {
        let rows = { (text: String) in
            tree(
                (["List 0,0:9×9"] + (1...9).map { "  List/Text(\($0)) 0,0:9×9 text=\(text)\($0)" })
                    .joined(separator: "\n"))
        }
        let explanation = Explanation(from: rows("a"), to: rows("b"))
        #expect(explanation.causes.count == 9)
        #expect(explanation.description.hasSuffix("text 'a9' → 'b9'"))
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
                `Card` > `Layout` with 'One': arranged otherwise, `Card`: text 'Sale' → 'New'; \
                therefore 1 element moves or resizes
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
