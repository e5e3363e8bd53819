public import CatalogKit
import SnapshotStore
import VitrineComposition
public import VitrineRendering

/// Renders a catalogue's snapshots with a renderer of its own: bodies on the main actor, all the rest here.
public actor CatalogWorker: SnapshotWorker {
    private let environment: RenderingEnvironment
    private let renderer: Renderer

    public init(environment: RenderingEnvironment) throws {
        self.environment = environment
        self.renderer = try Renderer(environment: environment)
    }

    public func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        try ComposedSnapshot(await renderer.compose(RenderRequest(snapshot)), in: environment)
    }

    public func perform(_ scenario: Snapshot) async throws -> ComposedScenario {
        let (takes, failure) = await MainActor.run {
            MainActorTurn.run { ScenarioTake.all(of: scenario, in: environment) }
        }
        return ComposedScenario(
            steps: try takes.map { take in
                ComposedScenario.Step(take.snapshot, try ComposedSnapshot(take.composed, in: environment))
            },
            failure: failure)
    }

    public func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) throws -> Output {
        try body(SnapshotDrawer(renderer, in: environment))
    }
}

extension SnapshotDrawer {
    /// Draws with a renderer, where the caller is.
    package init(_ renderer: Renderer, in environment: RenderingEnvironment) {
        self.init(
            rasterize: { try renderer.rasterize($0) },
            recompose: { sidecar in
                try renderer.recompose(sidecar.nodes, scale: sidecar.header.scale).map {
                    try ComposedSnapshot($0, in: environment)
                }
            },
            document: { try renderer.document($0, as: $1) })
    }
}
