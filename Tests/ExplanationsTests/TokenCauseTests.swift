import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

struct TokenCauseTests {
    /// A title in a component, on a background of a colour.
    private static func card(
        _ component: String = "Card", ink: JSONValue = "#6b645b",
        inkToken: JSONValue? = "color.text.secondary",
        backdrop: JSONValue = "#ffffff", padding: Double = 8, size: Double = 16
    ) -> [NodeDescription] {
        let node = { (id: String, depth: Int, kind: String, properties: [String: JSONValue]) in
            NodeDescription(
                id: "\(component)/\(id)", depth: depth, kind: kind,
                box: Rect(x: 0, y: 0, width: 40, height: 4),
                properties: properties)
        }
        var textTokens: [String: JSONValue] = ["font": "type.title"]
        textTokens["color"] = inkToken
        return [
            node("VStack:background", 0, "background", [:]),
            node(
                "VStack:padding", 1, "padding",
                [
                    "all edges": .number(padding),
                    "tokens": .record([
                        "top": "spacing.small", "leading": "spacing.small", "bottom": "spacing.small",
                        "trailing": "spacing.small",
                    ]),
                ]),
            node("VStack", 2, "vstack", [:]),
            node(
                "VStack/Text", 3, "text",
                [
                    "text": "Sale", "color": ink, "font": "Inter 400", "font size": .number(size),
                    "tokens": .record(textTokens),
                ]),
            node(
                "VStack:background/Rectangle", 1, "shape",
                ["shape": "rectangle", "fill": backdrop, "tokens": .record(["fill": "color.surface"])]),
        ]
    }

    private func explanation(_ reference: [NodeDescription], _ actual: [NodeDescription]) -> Explanation {
        Explanation(from: reference, to: actual)
    }

    @Test func `A changed token is the cause, by its name and values`() {
        #expect(
            explanation(Self.card(), Self.card(ink: "#555555")).description
                == "`color.text.secondary` #6b645b → #555555")
        #expect(
            explanation(Self.card(), Self.card(backdrop: "#eeeeee")).description
                == "`color.surface` #ffffff → #eeeeee")
        #expect(
            explanation(Self.card(), Self.card(padding: 12)).description == "`spacing.small` 8 → 12 pt")
        #expect(
            explanation(Self.card(), Self.card(size: 17)).description
                == "`type.title` font size 16 → 17 pt")
    }

    @Test func `Another token in its place is told where it is used`() {
        #expect(
            explanation(Self.card(), Self.card(ink: "#221f1b", inkToken: "color.text.primary")).description
                == "`Card` > text 'Sale': color token `color.text.secondary` → `color.text.primary` (#6b645b → #221f1b)"
        )
    }

    @Test func `A token that a value takes the place of is told as the value`() {
        #expect(
            explanation(Self.card(), Self.card(ink: "#221f1b", inkToken: nil)).description
                == "`Card` > text 'Sale': color #6b645b → #221f1b")
    }

    @Test
    func `Another token of the same value, and tokens that a reference does not know yet, are no difference`()
    {
        #expect(explanation(Self.card(), Self.card(inkToken: "color.text.primary")).isEmpty)
        #expect(explanation(Self.card(), Self.card(inkToken: nil)).isEmpty)
    }

    @Test func `All uses of a changed token are one cause, weaker ones too`() {
        var (old, new) = (Self.card(), Self.card(ink: "#555555"))
        old[4].properties = [
            "shape": "rectangle", "fill": "#6b645b80", "tokens": .record(["fill": "color.text.secondary"]),
        ]
        new[4].properties = [
            "shape": "rectangle", "fill": "#55555580", "tokens": .record(["fill": "color.text.secondary"]),
        ]
        #expect(
            explanation(old, new).description == "`color.text.secondary` #6b645b → #555555 (2 times)")
    }

    @Test func `A gradient tells the token of the colour that has changed`() {
        let fill = { (last: JSONValue) -> [String: JSONValue] in
            [
                "shape": "rectangle",
                "fill": .record([
                    "linear": .list([.list(["#ff0000", 0.0]), .list([last, 1.0])]),
                    "from": .list([0.0, 0.0]),
                    "to": .list([1.0, 0.0]),
                ]),
                "tokens": .record(["fill": .list(["color.first", "color.last"])]),
            ]
        }
        var (old, new) = (Self.card(), Self.card())
        old[4].properties = fill("#0000ff")
        new[4].properties = fill("#00ff00")
        #expect(explanation(old, new).description == "`color.last` #0000ff → #00ff00")
    }

    @Test func `A changed token is one cluster across components`() throws {
        let card = try #require(explanation(Self.card(), Self.card(ink: "#555555")).cluster)
        let row = try #require(explanation(Self.card("Row"), Self.card("Row", ink: "#555555")).cluster)
        #expect(card == row)
        #expect(card.title == "`color.text.secondary` #6b645b → #555555")
    }

    @Test func `Paddings next to each other keep the tokens of edges that one of them alone keeps`() {
        let card = { (horizontal: Double) -> [NodeDescription] in
            var nodes = Self.card()
            nodes[1].properties = [
                "leading": .number(horizontal), "trailing": .number(horizontal),
                "tokens": .record(["leading": "spacing.large", "trailing": "spacing.large"]),
            ]
            var inner = nodes[1]
            inner.id = "Card/VStack:padding[2]"
            inner.depth = 2
            inner.properties = [
                "top": 4.0, "bottom": 4.0,
                "tokens": .record(["top": "spacing.tight", "bottom": "spacing.tight"]),
            ]
            for index in 2...3 { nodes[index].depth += 1 }
            nodes.insert(inner, at: 2)
            return nodes
        }
        #expect(explanation(card(16), card(20)).description == "`spacing.large` 16 → 20 pt")
    }
}
