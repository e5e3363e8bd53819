import CatalogKit
import Drawing
import Pixels
import Rendering
import SnapshotStore

/// Renders snapshots but for those that are known to end the process, which fail with the reason.
struct SupervisedWorker: SnapshotWorker {
    let worker: any SnapshotWorker
    /// By the snapshots' names.
    let failures: [String: String]

    /// A snapshot that is not rendered again.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        if let reason = failures[snapshot.id.description] { throw Failure(description: reason) }
        return try await worker.compose(snapshot.preceded(by: CrashReporter.prepareThread))
    }

    func recompose(_ sidecar: Sidecar) async throws -> ComposedSnapshot? {
        try await worker.recompose(sidecar)
    }

    func rasterize(_ displayList: DisplayList) async throws -> Bitmap {
        try await worker.rasterize(displayList)
    }

    func document(_ displayList: DisplayList, as format: DocumentFormat) async throws -> [UInt8] {
        try await worker.document(displayList, as: format)
    }
}
