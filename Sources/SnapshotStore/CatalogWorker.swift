public import CatalogKit
public import Drawing
import Geometry
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
        ComposedSnapshot(
            nodes: composed.nodes, displayList: composed.displayList,
            displayListHash: composed.displayListHash,
            fingerprint: try environment.fingerprint(using: composed.faces),
            findings: composed.findings.map(\.description))
    }

    public func rasterize(_ displayList: DisplayList) throws -> Bitmap {
        try renderer.rasterize(displayList)
    }

    public func document(_ displayList: DisplayList, as format: DocumentFormat) throws -> [UInt8] {
        try renderer.document(displayList, as: format)
    }
}

extension RenderRequest {
    /// The request that makes a snapshot's picture.
    public init(_ snapshot: Snapshot) {
        let mode = snapshot.mode
        self.init(
            view: snapshot.content, environment: { mode.environment },
            extent: Extent(snapshot.canvas.extent, in: mode), margin: snapshot.canvas.margin,
            scale: mode.scale)
    }
}

extension RenderRequest.Extent {
    fileprivate init(_ extent: SnapshotCanvas.Extent, in mode: Mode) {
        switch extent {
        case .modeWidth: self = .width(mode.width)
        case .ideal: self = .ideal
        case .minimum: self = .minimum
        case .width(let width): self = .width(width)
        case .fixed(let width, let height): self = .fixed(width: width, height: height)
        case .device where mode.safeArea == .zero: self = .fixed(width: mode.width, height: mode.height)
        case .device, .croppedDevice:
            self = .screen(
                RenderRequest.Screen(
                    size: Size(width: mode.width, height: mode.height), safeArea: mode.safeArea,
                    isCropped: extent == .croppedDevice))
        }
    }
}
