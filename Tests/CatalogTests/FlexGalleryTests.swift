import CatalogAssets
import CatalogKit
import Foundation
import SnapshotRuns
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineRendering
import VitrineTypesetting
import VitrineViews

@testable import catalog

/// The gallery's boxes beside those that Chromium 156 computed for the same styles, texts and fonts, with lines as high
/// and letters as far apart as the system font has them, and what text styles leave between lines.
@MainActor
struct FlexGalleryTests {
    /// Between the lines of titles, of 15 points with a leading of 20.
    private static let titleGap = 20 - 15.0 * 2444 / 2048
    /// Between the lines of details, of 13 points with a leading of 18.
    private static let detailGap = 18 - 13.0 * 2444 / 2048

    /// The items of each picture's outermost container, from its corner.
    private let boxesInChromium: [String: [Rect]] = [
        "tags-that-wrap": [
            Rect(x: 0, y: 0, width: 71.563, height: 22.328),
            Rect(x: 79.563, y: 0, width: 79.625, height: 22.328),
            Rect(x: 167.188, y: 0, width: 75.281, height: 22.328),
            Rect(x: 0, y: 30.328, width: 113.438, height: 22.328),
            Rect(x: 121.438, y: 30.328, width: 84.703, height: 22.328),
            Rect(x: 214.141, y: 30.328, width: 39.234, height: 22.328),
            Rect(x: 261.375, y: 30.328, width: 70.375, height: 22.328),
            Rect(x: 0, y: 60.656, width: 78.563, height: 22.328),
        ],
        "toolbar-with-a-field-that-grows": [
            Rect(x: 0, y: 0, width: 57.859, height: 31.516),
            Rect(x: 65.859, y: 0, width: 198.953, height: 31.516),
            Rect(x: 272.813, y: 0, width: 54.188, height: 31.516),
        ],
        "toolbar-with-a-field-that-grows@rtl": [
            Rect(x: 269.141, y: 0, width: 57.859, height: 31.516),
            Rect(x: 62.188, y: 0, width: 198.953, height: 31.516),
            Rect(x: 0, y: 0, width: 54.188, height: 31.516),
        ],
        "header-with-space-between": [
            Rect(x: 0, y: 0, width: 76.031, height: 26.25),
            Rect(x: 157.297, y: 9, width: 59.563, height: 15.516),
            Rect(x: 298.109, y: 7, width: 44.891, height: 17.906),
        ],
        "cards-in-percentages": [
            Rect(x: 0, y: 0, width: 223.328, height: 119.484 + 4 * Self.detailGap),
            Rect(x: 231.328, y: 0, width: 111.672, height: 119.484 + 4 * Self.detailGap),
            Rect(x: 0, y: 127.484 + 4 * Self.detailGap, width: 200, height: 72.938 + Self.detailGap),
        ],
        "cards-with-their-prices-at-the-foot": [
            Rect(x: 0, y: 0, width: 109, height: 148.969 + Self.titleGap + 3 * Self.detailGap),
            Rect(x: 117, y: 0, width: 109, height: 148.969 + Self.titleGap + 3 * Self.detailGap),
            Rect(x: 234, y: 0, width: 109, height: 148.969 + Self.titleGap + 3 * Self.detailGap),
        ],
        "text-broken-first": [
            Rect(x: 0, y: 0, width: 64, height: 64),
            Rect(x: 76, y: 5.328 - Self.titleGap / 2, width: 212.766, height: 53.328 + Self.titleGap),
            Rect(x: 300.766, y: 0, width: 42.234, height: 22.328),
        ],
        "badges-on-corners": [
            Rect(x: 0, y: 0, width: 343, height: 171.5),
            Rect(x: 12, y: 12, width: 66.109, height: 22.328),
            Rect(x: 286.328, y: 132.031, width: 39.531, height: 22.328),
        ],
        "badges-on-corners@rtl": [
            Rect(x: 0, y: 0, width: 343, height: 171.5),
            Rect(x: 264.891, y: 12, width: 66.109, height: 22.328),
            Rect(x: 17.141, y: 132.031, width: 39.531, height: 22.328),
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
            let items = items(of: try await worker.compose(snapshot).composition.nodes)
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
