import CatalogKit

/// Hands on once what a scenario has shown in a step, or why it failed; asked again, the worker performs the scenario again.
actor StepWorker: SnapshotWorker {
    private let worker: any SnapshotWorker
    private var composed: Result<ComposedSnapshot, any Error>?

    init(_ composed: Result<ComposedSnapshot, any Error>, else worker: any SnapshotWorker) {
        self.composed = composed
        self.worker = worker
    }

    func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        if let composed = composed.take() { return try composed.get() }
        let performed = try await worker.perform(snapshot)
        if let step = performed.steps.first(where: { $0.snapshot.id == snapshot.id }) { return step.composed }
        throw performed.failure ?? ScenarioError.missingStep(name: snapshot.stepName ?? "")
    }

    func perform(_ scenario: Snapshot) async throws -> ComposedScenario { try await worker.perform(scenario) }

    func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) async throws -> Output {
        try await worker.draw(body)
    }
}
