import CatalogKit
import CatalogSite
import Composition
import Geometry
import SnapshotStore
import Testing

extension SiteContent {
    /// One component in two variants and two modes, of which one failed.
    static func small(name: String = "Shop", title: String = "Coupon card") throws -> SiteContent {
        let file = try #require(FileName(title))
        let plain = try variant(of: file, "Three images", line: 7) { mode in
            SitePicture(id: mode.id, mode: mode.mode, drawing: .small, outcome: .matched)
        }
        let long = try variant(of: file, "Long <title>", line: 9) { mode in
            guard mode.mode == .dark else {
                return SitePicture(id: mode.id, mode: mode.mode, drawing: .small, outcome: .missingReference)
            }
            return SitePicture(
                id: mode.id, mode: mode.mode, drawing: nil,
                outcome: .failedToRender(reason: "there is no 'cup' in Catalog/Images"))
        }
        return SiteContent(
            name: name,
            components: [
                SiteComponent(name: title, file: file, source: "shop/Card.swift", variants: [plain, long])
            ])
    }

    private static func variant(
        of component: FileName, _ name: String, line: Int,
        picture: ((id: SnapshotID, mode: Mode)) -> SitePicture
    ) throws -> SiteVariant {
        let file = try #require(FileName(name))
        let dark = try #require(FileName("dark"))
        let modes: [(SnapshotID, Mode)] = [
            (SnapshotID(component: component, variant: file, mode: nil), .light),
            (SnapshotID(component: component, variant: file, mode: dark), .dark),
        ]
        return SiteVariant(
            name: name, file: file, place: SourcePlace(file: "shop/Card.swift", line: line),
            pictures: modes.map(picture))
    }
}

extension SnapshotDrawing {
    static let small = SnapshotDrawing(
        file: Array("a picture".utf8), size: Size(width: 120, height: 40.5),
        nodes: [
            NodeDescription(
                id: "Card/Text", depth: 1, kind: "text", box: Rect(x: 0, y: 2, width: 31.5, height: 16),
                properties: ["content": "20% & more"])
        ])
}

extension Site {
    /// A file as text.
    func text(of path: String) throws -> String {
        let file = try #require(files.first { $0.path == path }, "there is no \(path)")
        return String(decoding: file.bytes, as: UTF8.self)
    }
}
