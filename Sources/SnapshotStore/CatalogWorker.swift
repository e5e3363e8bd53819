public import CatalogKit
public import Drawing
public import Pixels
public import Rendering

/// Renders a catalogue's snapshots with a renderer of its own: bodies on the main actor, all the rest here.
public actor CatalogWorker: SnapshotWorker {
    private let environment: RenderingEnvironment
    private let renderer: Renderer

    public init(environment: RenderingEnvironment) throws {
        self.environment = environment
        self.renderer = try Renderer(environment: environment)
    }

    public func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        try composedSnapshot(await renderer.compose(RenderRequest(snapshot)))
    }

    public func recompose(_ sidecar: Sidecar) throws -> ComposedSnapshot? {
        try renderer.recompose(sidecar.nodes, scale: sidecar.header.scale).map(composedSnapshot)
    }

    private func composedSnapshot(_ composed: Composed) throws -> ComposedSnapshot {
        var snapshot = ComposedSnapshot(
            nodes: composed.nodes, displayList: composed.displayList,
            displayListHash: composed.displayListHash,
            fingerprint: try environment.fingerprint(using: composed.faces),
            findings: composed.findings.map(\.description))
        snapshot.obstacle =
            composed.findings.first { finding in
                if case .missingGlyphs = finding { true } else { false }
            }?.description
        return snapshot
    }

    public func rasterize(_ displayList: DisplayList) throws -> Bitmap {
        try renderer.rasterize(displayList)
    }

    public func document(_ displayList: DisplayList, as format: DocumentFormat) throws -> [UInt8] {
        try renderer.document(displayList, as: format)
    }
}
