import CatalogKit
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

    func perform(_ scenario: Snapshot) async throws -> ComposedScenario {
        if let reason = failures[scenario.id.ofVariant.description] { throw Failure(description: reason) }
        return try await worker.perform(scenario.preceded(by: CrashReporter.prepareThread))
    }

    func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) async throws -> Output {
        try await worker.draw(body)
    }
}
