import CatalogKit
import Composition
import Drawing
import Geometry
import Pixels
import Rendering
import SnapshotStore
import Synchronization

/// Draws one box of a colour, as a test says.
struct BoxWorker: SnapshotWorker {
    /// What a test changes between two runs.
    struct Design: Sendable {
        var padding = 4.0
        var color: UInt32 = 0xffff_0000
        var compositionHash = "d1"
        var fingerprint = Fingerprint(versions: ["cairo": "1.16.0"], fonts: ["Inter": "a"])
        /// Points from edge to edge.
        var size = 4.0
        /// The colour that references have when they are drawn again; nothing where that is impossible.
        var redrawnColor: UInt32?
    }

    /// The colour of references that are drawn again.
    private var redrawnColor: UInt32?

    let design: @Sendable (Snapshot) throws -> Design
    let rasterizations: RasterizationCount

    init(
        rasterizations: RasterizationCount = .init(), design: @escaping @Sendable (Snapshot) throws -> Design
    ) {
        self.rasterizations = rasterizations
        self.design = design
    }

    /// Draws every snapshot in the same way.
    init(design: Design, rasterizations: RasterizationCount) {
        self.init(rasterizations: rasterizations) { _ in design }
        redrawnColor = design.redrawnColor
    }

    func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        let design = try design(snapshot)
        let node = NodeDescription(
            id: "Box:padding", depth: 0, kind: "padding", box: Rect(x: 0, y: 0, width: 4, height: 4),
            properties: ["all edges": .number(design.padding)])
        return ComposedSnapshot(
            nodes: [node],
            displayList: Self.list(of: design.size, color: design.color),
            compositionHash: design.compositionHash, fingerprint: design.fingerprint)
    }

    func perform(_ snapshot: Snapshot) async throws -> ComposedScenario {
        let variant = try await snapshot.remake?()
        guard let scenario = await variant?.scenario as? BoxScenario else { return ComposedScenario() }
        var steps: [ComposedScenario.Step] = []
        for name in scenario.steps {
            guard let file = FileName(name) else { continue }
            let step = snapshot.step(file, named: name, at: snapshot.place)
            steps.append(ComposedScenario.Step(step, try await compose(step)))
        }
        return ComposedScenario(
            steps: steps, failure: scenario.failure.map { BoxScenario.Failure(description: $0) })
    }

    func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) async throws -> Output {
        try body(SnapshotDrawer(rasterize: rasterize, recompose: recompose) { Array("\($1)".utf8) })
    }

    private func recompose(_ sidecar: Sidecar) -> ComposedSnapshot? {
        guard let color = redrawnColor else { return nil }
        return ComposedSnapshot(
            nodes: sidecar.nodes, displayList: Self.list(of: 4, color: color), compositionHash: "",
            fingerprint: sidecar.header.fingerprint)
    }

    /// A list whose one item's name is the colour.
    private static func list(of side: Double, color: UInt32) -> DisplayList {
        DisplayList(
            size: Size(width: side, height: side), scale: 1,
            items: [DisplayItem(element: "\(color)", content: .fill(Path(), .color(.black), rule: .nonZero))])
    }

    private func rasterize(_ displayList: DisplayList) -> Bitmap {
        rasterizations.value.withLock { $0 += 1 }
        let size = PixelSize(covering: displayList.size, scale: displayList.scale)
        let color = displayList.items.first.flatMap { UInt32($0.element) } ?? 0
        return Bitmap(size: size, pixels: [UInt32](repeating: color, count: size.area))
    }
}

/// A scenario whose steps are boxes too.
struct BoxScenario: Scenario {
    var steps: [String]
    var failure: String?

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}

final class RasterizationCount: Sendable {
    let value = Mutex(0)
}
