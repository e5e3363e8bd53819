public import CatalogKit
public import RunRecords
public import SnapshotStore
public import VitrineComposition
public import VitrineDrawing
public import VitrinePixels
public import VitrineRendering
package import VitrineViews

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

/// What draws composed snapshots, one after another.
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
        RenderedSnapshot(composed, bitmap: try rasterize(composed.displayList))
    }

    /// Draws what a sidecar holds, in today's environment; nothing where it does not suffice.
    func redraw(_ sidecar: Sidecar) throws -> RenderedSnapshot? { try recompose(sidecar).map(render) }

    /// What can be kept of a picture: its sidecar alone if it leads to the same pixels again.
    func kind(_ wanted: ReferenceKind, for drawn: RenderedSnapshot) -> ReferenceKind {
        guard wanted == .sidecars else { return wanted }
        // What cannot be drawn again is kept, whatever the reason.
        guard let recomposed = try? recompose(drawn.draft()) else { return .pictures }
        // Equal lists lead to equal pixels.
        if recomposed.displayList == drawn.composed.displayList { return .sidecars }
        let redrawn = try? render(recomposed)
        return redrawn?.pixelHash == drawn.pixelHash ? .sidecars : .pictures
    }
}

/// Makes a worker for each task of a run.
public typealias SnapshotWorkerSource = @Sendable () throws -> any SnapshotWorker

/// A snapshot before it is drawn.
public struct ComposedSnapshot: Sendable {
    private let describe: @Sendable () -> [NodeDescription]
    public var displayList: DisplayList
    /// Covers everything in the display list that can change a pixel, and what assistive technology finds.
    public var compositionHash: String
    public var fingerprint: Fingerprint
    /// What was noticed, one sentence each.
    public var findings: [SnapshotReason]
    /// The design tokens that were read; no others decide how it looks.
    package var tokens: Set<TokenRead> = []
    /// What keeps the picture from being recorded, such as a letter that no font has; nothing as a rule.
    public var obstacle: String?

    public init(
        nodes: @autoclosure @escaping @Sendable () -> [NodeDescription], displayList: DisplayList,
        compositionHash: String, fingerprint: Fingerprint, findings: [SnapshotReason] = []
    ) {
        self.describe = nodes
        self.displayList = displayList
        self.compositionHash = compositionHash
        self.fingerprint = fingerprint
        self.findings = findings
    }

    /// The canvas and the elements, parents before their children; made anew each time, since what matches needs none.
    public var nodes: [NodeDescription] { describe() }
}
