public import CatalogKit
public import SnapshotStore
public import VitrineDrawing
public import VitrinePixels
public import VitrineRendering

/// Renders one snapshot after another; each task of a run has its own.
public protocol SnapshotWorker: Sendable {
    /// Resolves the component, lays it out and paints it.
    func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot

    /// Performs a scenario; what keeps it from its end is a part of what is found.
    func perform(_ scenario: Snapshot) async throws -> ComposedScenario

    /// Lends what the worker draws with.
    func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) async throws -> Output
}

/// Draws composed snapshots, one after another.
public struct SnapshotDrawer {
    /// Draws what was composed.
    public let rasterize: (DisplayList) throws -> Bitmap
    /// Lays out and paints again what a sidecar holds, in today's environment; nothing where it does not suffice.
    public let recompose: (Sidecar) throws -> ComposedSnapshot?
    /// Writes what was composed as a document that is sharp at any size.
    public let document: (DisplayList, DocumentFormat) throws -> [UInt8]

    public init(
        rasterize: @escaping (DisplayList) throws -> Bitmap,
        recompose: @escaping (Sidecar) throws -> ComposedSnapshot?,
        document: @escaping (DisplayList, DocumentFormat) throws -> [UInt8]
    ) {
        self.rasterize = rasterize
        self.recompose = recompose
        self.document = document
    }

    func render(_ composed: ComposedSnapshot) throws -> RenderedSnapshot {
        RenderedSnapshot(composed, bitmap: try rasterize(composed.composition.displayList))
    }

    /// Draws what a sidecar holds, in today's environment; nothing where it does not suffice.
    func redraw(_ sidecar: Sidecar) throws -> RenderedSnapshot? { try recompose(sidecar).map(render) }

    /// What can be kept of a picture: its sidecar alone if it leads to the same pixels again.
    func kind(_ wanted: ReferenceKind, for drawn: RenderedSnapshot) -> ReferenceKind {
        guard wanted == .sidecars else { return wanted }
        // What cannot be drawn again is kept, whatever the reason.
        guard let recomposed = try? recompose(drawn.draft()) else { return .pictures }
        // Equal lists lead to equal pixels.
        if recomposed.composition.displayList == drawn.composed.composition.displayList { return .sidecars }
        let redrawn = try? render(recomposed)
        return redrawn?.pixelHash == drawn.pixelHash ? .sidecars : .pictures
    }
}

/// Makes a worker for each task of a run.
public typealias SnapshotWorkerSource = @Sendable () throws -> any SnapshotWorker
