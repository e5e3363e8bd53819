import CatalogKit
import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

@testable import RunRecords

struct ClusterTests {
    /// A badge in a component of that name; composite views have no line of their own.
    private static func badge(
        in component: String, padding: Double = 4, fill: JSONValue = "#ff0000", text: String = "Sale"
    ) -> [NodeDescription] {
        let node = { (id: String, depth: Int, kind: String, properties: [String: JSONValue]) in
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
        _ component: String, padding: Double = 8, fill: JSONValue = "#ff0000", text: String = "Sale",
        newText: String? = nil
    ) -> CauseCluster? {
        Explanation(
            from: Self.badge(in: component, text: text),
            to: Self.badge(in: component, padding: padding, fill: fill, text: newText ?? text)
        ).cluster
    }

    @Test func `The same cause is one cluster wherever the component is shown`() throws {
        let card = try #require(cluster("Card"))
        #expect(card.title == "`Badge`: padding 4 → 8 pt")
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

    @Test func `Places alone are no cause to approve by`() {
        var moved = Self.badge(in: "Card")
        moved[3].box.origin.x = 1
        let explanation = Explanation(from: Self.badge(in: "Card"), to: moved)
        #expect(explanation.consequences.count == 1)
        #expect(explanation.cluster == nil)
    }

    private func groups(_ members: [(String, CauseCluster?)]) throws -> [String] {
        let groups = try ClusterGroups(
            members.map { id, cluster in (try #require(SnapshotID(id)), try #require(cluster)) })
        return members.map { member in member.1.flatMap { groups[$0.id] }?.title ?? "" }
    }

    @Test func `The values in the modes of a variant stand in one paragraph`() throws {
        let titles = try groups([
            ("card/a", cluster("Card", padding: 8)), ("card/a@dark", cluster("Card", padding: 8)),
            ("card/a@ax3", cluster("Card", padding: 16)),
        ])
        #expect(Set(titles) == ["`Badge`: padding 4 → 8 pt; at ax3 4 → 16 pt"])
    }

    @Test func `Other values in another variant are another cluster`() throws {
        let titles = try groups([
            ("card/a", cluster("Card", padding: 8)), ("card/b", cluster("Card", padding: 16)),
        ])
        #expect(titles == ["`Badge`: padding 4 → 8 pt", "`Badge`: padding 4 → 16 pt"])
    }

    @Test func `A color that is used in several components is one cause`() throws {
        let titles = try groups([
            ("card/a", cluster("Card", padding: 4, fill: "#00ff00")),
            ("card/a@dark", cluster("Card", padding: 4, fill: "#00aa00")),
            ("row/b", cluster("ListRow", padding: 4, fill: "#00ff00")),
        ])
        #expect(
            Set(titles) == [
                "`Card` > shape and `ListRow` > shape: fill #ff0000 → #00ff00; in dark #ff0000 → #00aa00"
            ])
    }

    @Test func `What the values of other modes begin with alike is not left out`() throws {
        let titles = try groups([
            ("card/a", cluster("Card", padding: 4, text: "Half price", newText: "Half off")),
            ("card/a@de", cluster("Card", padding: 4, text: "Half Preis", newText: "Halber Preis")),
            ("card/a@ar", cluster("Card", padding: 4, text: "Half price", newText: "On sale")),
        ])
        #expect(
            Set(titles) == [
                "`Badge`: text 'Half price' → 'Half off'; in de 'Half Preis' → 'Halber Preis'; "
                    + "in ar 'Half price' → 'On sale'"
            ])
    }

    @Test func `Modes in which something else comes and goes are named`() throws {
        let titles = try groups([
            ("card/a", cluster([("`Card`", "text 'Sale' removed")], id: "1")),
            ("card/a@de", cluster([("`Card`", "text 'Angebot' removed")], id: "2")),
        ])
        #expect(Set(titles) == ["`Card`: text 'Sale' removed; in de text 'Angebot' removed"])
    }

    private func cluster(_ causes: [(place: String, words: String)], id: String) -> CauseCluster {
        CauseCluster(
            id: id, causes: causes.map { CauseCluster.Cause(place: $0.place, words: $0.words) },
            declaration: "badge")
    }

    @Test func `Elements that only say something else are one place`() throws {
        let padding = "horizontal padding 8 → 12 pt"
        let titles = try groups([
            ("badge/a", cluster([("`Badge` > text 'Bestseller'", padding)], id: "1")),
            ("badge/a@dark", cluster([("`Badge` > text '25% off'", padding)], id: "2")),
        ])
        #expect(Set(titles) == ["`Badge` > text: horizontal padding 8 → 12 pt"])
    }

    @Test func `Four places of one change are named, and the others are counted`() throws {
        let causes = (1...6).map { (place: "`Part\($0)`", words: "padding 4 → 8 pt") }
        let titles = try groups([("card/a", cluster(causes, id: "1"))])
        #expect(titles == ["`Part1`, `Part2`, `Part3`, `Part4` and 2 more: padding 4 → 8 pt"])
    }

    @Test func `Another change of the same place stays apart`() throws {
        let titles = try groups([
            ("card/a", cluster([("`Card` > text 'A'", "font size 12 → 13 pt")], id: "1")),
            ("card/a@dark", cluster([("`Card` > text 'B'", "font size 14 → 15 pt")], id: "2")),
        ])
        #expect(
            titles[0] == "`Card` > text 'A': font size 12 → 13 pt, `Card` > text 'B': font size 14 → 15 pt")
    }

    /// A title whose color is a token's value.
    private static func title(in component: String, color: JSONValue) -> [NodeDescription] {
        let properties: [String: JSONValue] = [
            "text": "Sale", "color": color, "tokens": .record(["color": "color.text.secondary"]),
        ]
        return [
            NodeDescription(
                id: "\(component)/VStack", depth: 0, kind: "vstack",
                box: Rect(x: 0, y: 0, width: 40, height: 4), properties: [:]),
            NodeDescription(
                id: "\(component)/VStack/Text", depth: 1, kind: "text",
                box: Rect(x: 0, y: 0, width: 40, height: 4), properties: properties),
        ]
    }

    @Test func `A token's values in several modes are one group`() throws {
        let change = { (component: String, from: JSONValue, to: JSONValue) in
            Explanation(
                from: Self.title(in: component, color: from), to: Self.title(in: component, color: to)
            ).cluster
        }
        let titles = try groups([
            ("card/a", change("Card", "#6b645b", "#555555")),
            ("row/a@dark", change("Row", "#aca59a", "#bbbbbb")),
        ])
        #expect(
            titles
                == Array(
                    repeating: "`color.text.secondary` #6b645b → #555555; in dark #aca59a → #bbbbbb", count: 2
                ))
    }
}
