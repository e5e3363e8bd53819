import CatalogKit
import SnapshotRuns

/// Renders snapshots but for those that are known to end the process, which fail with the reason; scenarios go as far as they
/// have come before.
struct SupervisedWorker: SnapshotWorker {
    let worker: any SnapshotWorker
    /// By the snapshots' names.
    let failures: [String: KnownFailures.Snapshot]
    /// Where the steps of scenarios are noted.
    let journal: Journal?

    /// A snapshot that is not rendered again.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        if let failure = failures[snapshot.id.description] { throw Failure(description: failure.reason) }
        return try await worker.compose(snapshot.preceded(by: CrashReporter.prepareThread))
    }

    func perform(_ scenario: Snapshot) async throws -> ComposedScenario {
        let id = scenario.id.ofVariant
        let failure = failures[id.description]
        if let failure, failure.steps == 0 { throw Failure(description: failure.reason) }
        return try await worker.perform(
            scenario.preceded(by: CrashReporter.prepareThread).onStep { [journal] count in
                journal?.append(.takes(id, count: count))
                if let failure, count >= failure.steps { throw Failure(description: failure.reason) }
            })
    }

    func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) async throws -> Output {
        try await worker.draw(body)
    }
}
