import CatalogKit
import Composition
import Foundation
import Geometry
import Rendering
import SnapshotStore
import Testing
import Typesetting
import Views

@testable import catalog

/// The gallery's boxes beside those that Chromium 156 computed for the same styles, texts and fonts.
@MainActor
struct FlexGalleryTests {
    /// The items of each picture's outermost container, from its corner.
    private let boxesInChromium: [String: [Rect]] = [
        "tags-that-wrap": [
            Rect(x: 0, y: 0, width: 70.992, height: 24), Rect(x: 78.992, y: 0, width: 79.055, height: 24),
            Rect(x: 166.047, y: 0, width: 74.578, height: 24), Rect(x: 0, y: 32, width: 112.383, height: 24),
            Rect(x: 120.383, y: 32, width: 83.93, height: 24),
            Rect(x: 212.313, y: 32, width: 39.023, height: 24),
            Rect(x: 259.336, y: 32, width: 69.742, height: 24), Rect(x: 0, y: 64, width: 77.922, height: 24),
        ],
        "toolbar-with-a-field-that-grows": [
            Rect(x: 0, y: 0, width: 58.297, height: 34), Rect(x: 66.297, y: 0, width: 197.844, height: 34),
            Rect(x: 272.141, y: 0, width: 54.859, height: 34),
        ],
        "toolbar-with-a-field-that-grows@rtl": [
            Rect(x: 268.703, y: 0, width: 58.297, height: 34),
            Rect(x: 62.859, y: 0, width: 197.844, height: 34), Rect(x: 0, y: 0, width: 54.859, height: 34),
        ],
        "header-with-space-between": [
            Rect(x: 0, y: 0, width: 79.258, height: 28), Rect(x: 157.375, y: 8.5, width: 60.68, height: 18),
            Rect(x: 296.164, y: 6.5, width: 46.836, height: 20),
        ],
        "cards-in-percentages": [
            Rect(x: 0, y: 0, width: 223.336, height: 134),
            Rect(x: 231.336, y: 0, width: 111.664, height: 134), Rect(x: 0, y: 142, width: 200, height: 80),
        ],
        "cards-with-their-prices-at-the-foot": [
            Rect(x: 0, y: 0, width: 109, height: 165), Rect(x: 117, y: 0, width: 109, height: 165),
            Rect(x: 234, y: 0, width: 109, height: 165),
        ],
        "text-broken-first": [
            Rect(x: 0, y: 0, width: 64, height: 64), Rect(x: 76, y: 2, width: 212.977, height: 60),
            Rect(x: 300.977, y: 0, width: 42.023, height: 24),
        ],
        "badges-on-corners": [
            Rect(x: 0, y: 0, width: 343, height: 171.5), Rect(x: 12, y: 12, width: 65.539, height: 24),
            Rect(x: 286.531, y: 130.352, width: 39.32, height: 24),
        ],
        "badges-on-corners@rtl": [
            Rect(x: 0, y: 0, width: 343, height: 171.5), Rect(x: 265.461, y: 12, width: 65.539, height: 24),
            Rect(x: 17.148, y: 130.352, width: 39.32, height: 24),
        ],
    ]

    @Test
    func `Boxes are those of a browser within half a point`() async throws {
        let files = CatalogFiles(folder: URL(filePath: #filePath + "/../../../Catalog").standardized)
        let environment = RenderingEnvironment(
            files: files, fontBook: try .inter(), families: FontFamilies(default: "Inter"))
        let worker = try CatalogWorker(environment: environment)
        let snapshots = try Catalog.marketplace.inventory().snapshots
            .filter { "\($0.id)".hasPrefix("flex-gallery/") }
        #expect(snapshots.count == boxesInChromium.count)
        for snapshot in snapshots {
            let name = "\(snapshot.id)".dropFirst("flex-gallery/".count)
            let expected = try #require(boxesInChromium[String(name)])
            let items = items(of: try await worker.compose(snapshot).nodes)
            #expect(items.count == expected.count)
            for (item, box) in zip(items, expected) {
                let differences = [
                    item.minX - box.minX, item.minY - box.minY, item.maxX - box.maxX, item.maxY - box.maxY,
                ]
                #expect(differences.allSatisfy { abs($0) <= 0.5 }, "\(name): \(item), in Chromium \(box)")
            }
        }
    }

    /// The boxes in the outermost flex container.
    private func items(of nodes: [NodeDescription]) -> [Rect] {
        guard let first = nodes.firstIndex(where: { $0.kind == "flex" }) else { return [] }
        return nodes[(first + 1)...].prefix { $0.depth > nodes[first].depth }
            .filter { $0.depth == nodes[first].depth + 1 }.map(\.box)
    }
}
