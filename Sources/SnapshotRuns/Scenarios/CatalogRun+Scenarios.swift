public import CatalogKit
import SnapshotStore

extension CatalogRun {
    /// The snapshots of a variant in a mode: its snapshot, or those of the steps of a scenario, which is performed here, and last
    /// one that fails if the scenario does.
    func parts(
        of snapshot: Snapshot, _ worker: any SnapshotWorker
    ) async throws -> [(snapshot: Snapshot, worker: any SnapshotWorker)] {
        guard snapshot.isScenario else { return [(snapshot, worker)] }
        var performed: ComposedScenario
        do {
            performed = try await worker.perform(snapshot)
        } catch let error where !(error is CancellationError) {
            performed = ComposedScenario(failure: error)
        }
        if performed.steps.isEmpty, performed.failure == nil {
            performed.failure = ScenarioError.noSteps(place: snapshot.place)
        }
        let steps = performed.steps.map { step in
            (step.snapshot, StepWorker(.success(step.composed), else: worker))
        }
        return steps + (performed.failure.map { [(snapshot, StepWorker(.failure($0), else: worker))] } ?? [])
    }

    /// Performs all scenarios, so that their steps are known; nothing is drawn.
    func performedScenarios() async throws -> PerformedScenarios {
        try await forEach(inventory.snapshots.filter(\.isScenario)) { _, _ in
        } consume: { _ in
        }
    }

    /// A snapshot as a list shows it.
    public struct ListedSnapshot: Sendable {
        public var snapshot: Snapshot
        /// Why a scenario's steps are not known, or not all of them.
        public var failure: String?
    }

    /// The chosen snapshots; nothing is drawn, and only scenarios are performed.
    public func list() async throws -> [ListedSnapshot] {
        let snapshots = try selectedSnapshots()
        var steps: [SnapshotID: [ListedSnapshot]] = [:]
        try await forEach(snapshots.filter(\.isScenario)) { snapshot, worker in
            guard snapshot.isScenario else { return ListedSnapshot(snapshot: snapshot) }
            do {
                _ = try await worker.compose(snapshot)
                return ListedSnapshot(snapshot: snapshot)
            } catch let error where !(error is CancellationError) {
                return ListedSnapshot(snapshot: snapshot, failure: "\(error)")
            }
        } consume: { listed in
            steps[listed.snapshot.id.ofVariant, default: []].append(listed)
        }
        return snapshots.flatMap { snapshot in
            snapshot.isScenario ? steps[snapshot.id] ?? [] : [ListedSnapshot(snapshot: snapshot)]
        }
    }
}
