import Composition
import Geometry
import SnapshotStore
import Testing

struct ClusterTests {
    /// A badge in a component of that name; composite views have no line of their own.
    private static func badge(
        in component: String, padding: Double = 4, fill: PropertyValue = "#ff0000", text: String = "Sale"
    ) -> [NodeDescription] {
        let node = { (id: String, depth: Int, kind: String, properties: [String: PropertyValue]) in
            NodeDescription(
                id: id, depth: depth, kind: kind, box: Rect(x: 0, y: 0, width: padding, height: 4),
                properties: properties)
        }
        let stack = "\(component)/VStack"
        return [
            node(stack, 0, "vstack", [:]),
            node("\(stack)/Badge[2]/Text:padding", 1, "padding", ["all edges": .number(padding)]),
            node("\(stack)/Badge[2]/Text", 2, "text", ["text": .string(text)]),
            node("\(stack)/Circle", 1, "shape", ["fill": fill]),
        ]
    }

    private func cluster(
        _ component: String, padding: Double = 8, fill: PropertyValue = "#ff0000", text: String = "Sale"
    ) -> CauseCluster? {
        Explanation(
            from: Self.badge(in: component, text: text),
            to: Self.badge(in: component, padding: padding, fill: fill, text: text)
        ).cluster
    }

    @Test func `The same cause is one cluster wherever the component is shown`() throws {
        let card = try #require(cluster("Card"))
        #expect(card.title == "`Badge/Text` padding 4 → 8 pt")
        #expect(card.id.count == 8)
        #expect(cluster("ListRow") == card)
        // What is not the cause does not matter.
        #expect(cluster("Card", text: "New") == card)
    }

    @Test func `Another value or another cause besides is another cluster`() {
        let card = cluster("Card")
        #expect(cluster("Card", padding: 9) != card)
        #expect(cluster("Card", fill: "#00ff00") != card)
        #expect(cluster("Card", padding: 4, fill: "#00ff00") != card)
    }

    @Test func `Values that words shorten are told apart`() {
        let text = { (ending: String) in
            Explanation(
                from: Self.badge(in: "Card", text: String(repeating: "a", count: 70)),
                to: Self.badge(in: "Card", text: String(repeating: "a", count: 70) + ending))
        }
        #expect(text("b").description == text("c").description)
        #expect(text("b").cluster != text("c").cluster)
    }

    @Test func `Places alone are no cause to approve by`() {
        var moved = Self.badge(in: "Card")
        moved[3].box.origin.x = 1
        let explanation = Explanation(from: Self.badge(in: "Card"), to: moved)
        #expect(explanation.consequences.count == 1)
        #expect(explanation.cluster == nil)
    }
}
