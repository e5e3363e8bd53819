import CatalogAssets
import CatalogKit
import Foundation
import SnapshotRuns
import SnapshotStore
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineRendering
import VitrineTypesetting
import VitrineViews

@testable import catalog

/// What sidecars hold has to suffice for drawing their pictures again in another environment.
struct SidecarReplayTests {
    /// Several at once, of which one composes bodies on the main actor while others recompose.
    private static let parts = 4

    @Test(arguments: 0..<parts)
    func `Every sidecar of the catalogue leads to the elements and the drawing steps of its snapshot`(
        part: Int
    ) async throws {
        let files = CatalogFiles(folder: URL(filePath: #filePath + "/../../../Catalog").standardized)
        let snapshots = try await MainActor.run {
            try Resources.$current.withValue(files.resources) {
                try Catalog.marketplace.inventory().snapshots
            }
        }
        let environment = RenderingEnvironment(
            files: files, fontBook: try .inter(), families: FontFamilies(default: "Inter"))
        let worker = try CatalogWorker(environment: environment)
        for index in stride(from: part, to: snapshots.count, by: Self.parts) {
            let snapshot = snapshots[index]
            let composed = try await worker.compose(snapshot)
            let composition = composed.composition
            let nodes = composition.nodes
            let sidecar = Sidecar(
                header: SidecarHeader(
                    size: try #require(.init(width: 1, height: 1)), scale: composition.displayList.scale,
                    compositionHash: composed.compositionHash,
                    picture: PictureHashes(bytes: "", pixels: ""), fingerprint: composed.fingerprint),
                nodes: nodes)
            let read = try Sidecar(Array(sidecar.text.utf8))
            let redrawn = try #require(
                try await worker.draw { try $0.recompose(read)?.composition }, "\(snapshot.id)")
            var list = redrawn.displayList
            // A canvas around a box that a sidecar had to hold is as large but for thousandths.
            let (size, old) = (list.size, composition.displayList.size)
            #expect(
                abs(size.width - old.width) < 0.001 && abs(size.height - old.height) < 0.001,
                "\(snapshot.id)")
            list.size = old
            let redrawnNodes = redrawn.nodes
            #expect(redrawnNodes.first?.properties == nodes.first?.properties, "\(snapshot.id)")
            let changed = zip(nodes, redrawnNodes).dropFirst().first { $0 != $1 }
            #expect(changed.map { "\($0)\n\($1)" } == nil, "\(snapshot.id)")
            if list == composition.displayList { continue }
            // As text, paths are rounded: those that a component's own shape makes come back but for the last bit.
            #expect("\(list)" == "\(composition.displayList)", "\(snapshot.id)")
        }
    }
}
