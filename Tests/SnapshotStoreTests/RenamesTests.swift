import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineHashing
import VitrineRendering

@testable import SnapshotStore

struct RenamesTests {
    private func store(_ references: [String: String]) throws -> ReferenceStore {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
        let store = ReferenceStore(root: folder.path)
        let node = NodeDescription(
            id: "Card", depth: 0, kind: "box", box: Rect(x: 0, y: 0, width: 1, height: 1), properties: [:])
        for (id, pixels) in references {
            let picture = Array("picture of \(pixels)".utf8)
            let header = SidecarHeader(
                size: try #require(.init(width: 1, height: 1)), scale: 1, compositionHash: "d",
                picture: PictureHashes(bytes: contentHash(of: picture), pixels: pixels),
                fingerprint: .init(versions: [:], fonts: [:]))
            try store.write(
                ApprovedFiles(picture: picture, sidecar: Sidecar(header: header, nodes: [node])),
                for: try #require(SnapshotID(id)))
        }
        return store
    }

    @Test func `A missing reference takes the most alike stale one, each of them once`() throws {
        let stale = [
            "card/a": "red", "card/b@dark": "red", "row/a": "red", "row/b": "blue", "list/c": "green",
        ]
        let store = try store(stale)
        let missing = ["card/b", "card/c@dark", "list/b", "list/d", "tab/x"]
        let pixels = ["red", "red", "blue", "red", "red"]
        let renames = Renames(
            missing: try zip(missing, pixels).map {
                Renames.Picture(id: try #require(SnapshotID($0)), pixelHash: $1)
            },
            stale: Set(stale.keys.compactMap { SnapshotID($0) }), in: store)
        let origins = missing.map { SnapshotID($0).flatMap(renames.origin)?.description }
        // The same variant counts more than the same mode, the component more than both; nothing is left for the last.
        #expect(origins == ["card/b@dark", "card/a", "row/b", "row/a", nil])
        try FileManager.default.removeItem(atPath: store.folder)
    }
}
