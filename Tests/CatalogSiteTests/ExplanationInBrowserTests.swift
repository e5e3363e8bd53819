import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import SnapshotStore
import TestWorkers
import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

@testable import CatalogSite

/// Whether pages say of a change what a check says of it.
@Suite(.serialized, .waitsForProcesses)
struct ExplanationInBrowserTests {
    /// A change of one element of a reference, as in a component's source.
    struct Edit: Sendable, CustomTestStringConvertible {
        var reference: String
        var kind: String
        var property: String
        var value: JSONValue

        var testDescription: String { "\(reference), \(kind): \(property)" }
    }

    /// Of what no design token decides, and of elements themselves.
    private static let edits = [
        Edit(reference: "badge/accent", kind: "text", property: "text", value: "Another word"),
        Edit(reference: "coupon-card/expired", kind: "vstack", property: "spacing", value: 21.0),
        Edit(reference: "coupon-card/expired", kind: "text", property: "line limit", value: 7.0),
    ]

    @Test(arguments: edits)
    func `A page says of a single change what a check says`(edit: Edit) throws {
        let before = try Self.nodes(of: edit.reference)
        var after = before
        let place = try #require(after.firstIndex { $0.kind == edit.kind })
        after[place].properties[edit.property] = edit.value
        let explanation = Explanation(from: before, to: after)
        try #require(explanation.causes.count == 1)
        let told = try Self.told(before, after)
        #expect(told == explanation.causes.map(\.description))
    }

    @Test func `A page finds equal pictures equal`() throws {
        let nodes = try Self.nodes(of: "coupon-card/expired")
        #expect(try Self.told(nodes, nodes).isEmpty)
    }

    @Test func `A page tells what was taken away and what was added`() throws {
        let before = try Self.nodes(of: "coupon-card/expired")
        var after = before
        let last = try #require(after.lastIndex { $0.kind == "text" })
        let text = after.remove(at: last)
        let gone = try Self.told(before, after)
        #expect(gone.count == 1 && gone[0].hasSuffix("removed"), "\(gone)")
        let come = try Self.told(after, before)
        #expect(come.count == 1 && come[0].hasSuffix("added"), "\(come)")
        #expect(text.kind == "text")
    }

    /// The elements of a reference of the sample.
    private static func nodes(of id: String) throws -> [NodeDescription] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = try Data(contentsOf: root.appending(path: "Snapshots/\(id).json"))
        return try Sidecar([UInt8](file)).nodes
    }

    @Test func `Of a token's value a page says what became of the element, and a check the token`() throws {
        let before = try Self.nodes(of: "badge/accent")
        var after = before
        let place = try #require(after.firstIndex { $0.kind == "text" })
        after[place].properties["color"] = "#ff0000"
        let told = try Self.told(before, after)
        #expect(told == ["`Badge`: color #1c5b4a → #ff0000"])
        let explanation = Explanation(from: before, to: after)
        #expect(explanation.causes.map(\.description) == ["`color.accent.$root` #1c5b4a → #ff0000"])
    }

    /// What a page says is between two pictures, change by change.
    private static func told(_ first: [NodeDescription], _ second: [NodeDescription]) throws -> [String] {
        var shop = try SmallSite()
        shop.snapshots = []
        for (variant, nodes) in [("First", first), ("Second", second)] {
            let drawing = SnapshotDrawing(
                SnapshotDrawing.smallPicture, size: Size(width: 300, height: 200), nodes: nodes)
            try shop.add("Card", variant, line: 3, drawing: drawing) { _ in .matched }
        }
        let site = try PublishedSite(shop)
        let browser = try Browser()
        try browser.open(site.address(of: "c/card.html"))
        let script = """
            (() => {
              const picture = (name) => vitrine.elements.of(document.querySelector(`#${name} figure`));
              const { causes } = vitrine.explanation.between(picture("first"), picture("second"));
              return causes.map(({ place, texts }) => `${place}: ${texts.join(", ")}`).join("\\n");
            })()
            """
        return try browser.text(of: script).split(separator: "\n").map(String.init)
    }
}
