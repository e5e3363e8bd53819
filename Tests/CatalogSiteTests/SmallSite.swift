import CatalogKit
import Composition
import Foundation
import Geometry
import Testing

@testable import CatalogSite
@testable import SnapshotStore

/// What a test shows on a site.
struct SmallSite {
    var name: String
    var snapshots: [PicturedSnapshot] = []
    var failures: [DefinitionFailure] = []
    /// The text of the file that declares the components.
    var source: String?

    /// One component in two variants and two modes, of which one failed.
    init(name: String = "Shop", title: String = "Coupon card") throws {
        self.name = name
        try add(title, "Three images", line: 7) { _ in .matched }
        try add(title, "Long <title>", line: 9) { mode in
            mode == .dark
                ? .failedToRender(reason: "there is no 'cup' in Catalog/Images") : .missingReference
        }
    }

    /// Adds a variant in two modes.
    mutating func add(
        _ component: String, _ variant: String, line: Int, outcome: (Mode) -> SnapshotOutcome
    ) throws {
        let names = (component: try #require(FileName(component)), variant: try #require(FileName(variant)))
        for mode in [Mode.light, .dark] {
            let id = SnapshotID(
                component: names.component, variant: names.variant,
                mode: mode == .dark ? FileName("dark") : nil)
            let result = SnapshotResult(
                id: id, names: (component, variant, mode.name),
                place: SourcePlace(file: "shop/Card.swift", line: line), outcome: outcome(mode),
                referenceState: "")
            let failed = result.outcome.kind == .failedToRender
            snapshots.append(PicturedSnapshot(result: result, mode: mode, drawing: failed ? nil : .small))
        }
    }

    /// Publishes the site as the command does with what it draws.
    func publish(in folder: SiteFolder) throws {
        var outline = SiteOutline(name: name)
        for snapshot in snapshots {
            let result = snapshot.result
            outline.add(result.id, mode: snapshot.mode, (result.componentName, result.place.file))
        }
        outline.add(failures)
        let edition = try folder.newEdition()
        var writer = try SiteWriter(outline, in: edition) { file in
            source.map { SourceListing(path: "Sources/\(file)", text: $0) }
        }
        for snapshot in snapshots { try writer.add(snapshot) }
        try writer.finish()
        try edition.publish()
    }

    /// The texts of the site's files by their paths.
    func files() throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
        try publish(in: SiteFolder(path: folder.path))
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.contains(".")
        {
            let bytes = try Data(contentsOf: folder.appending(path: path))
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        try FileManager.default.removeItem(at: folder)
        return files
    }

    /// A file as text.
    func text(of path: String) throws -> String {
        try #require(try files()[path], "there is no \(path)")
    }
}

extension SnapshotDrawing {
    /// A text with a padding in a column, beside another one.
    static let small = SnapshotDrawing(
        file: smallPicture, size: Size(width: 120, height: 40.5),
        nodes: [
            NodeDescription(
                id: "canvas", depth: 0, kind: "canvas", box: Rect(x: 0, y: 0, width: 120, height: 40.5),
                properties: ["background": "#ffffff", "margin": 4.0]),
            NodeDescription(
                id: "Card/HStack", depth: 1, kind: "hstack", box: Rect(x: 4, y: 2, width: 100, height: 32),
                properties: ["spacing": 8.0], component: "Card"),
            NodeDescription(
                id: "Card/HStack/Text:padding", depth: 2, kind: "padding",
                box: Rect(x: 0, y: 0, width: 47.5, height: 32), properties: ["all edges": 8.0]),
            NodeDescription(
                id: "Card/HStack/Text", depth: 3, kind: "text",
                box: Rect(x: 8, y: 8, width: 31.5, height: 16),
                properties: ["text": "20% & <b>more</b></script>", "color": "#777777", "font size": 12.0]),
            NodeDescription(
                id: "Card/HStack/Text[2]", depth: 2, kind: "text",
                box: Rect(x: 55.5, y: 0, width: 44.5, height: 16),
                properties: ["text": "Sale", "color": "#000000", "font size": 12.0]),
        ])

    /// 240 × 81 pixels of one color.
    static let smallPicture: [UInt8] = {
        // The smallest file of that size: a palette of one color, with all pixels the first.
        let base64 =
            "iVBORw0KGgoAAAANSUhEUgAAAPAAAABRAQMAAADW27maAAAAA1BMVEXQ4PDJMAkaAAAAGUlEQVR42u3B"
            + "AQ0AAADCoPdPbQ43oAAAODYJzwABZlZ6FAAAAABJRU5ErkJggg=="
        return Data(base64Encoded: base64).map(Array.init) ?? []
    }()
}
