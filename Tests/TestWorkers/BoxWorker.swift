package import CatalogKit
package import SnapshotRuns
import SnapshotStore
package import Synchronization
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
package import VitrineRendering

/// Draws one box of a colour, as a test says.
package struct BoxWorker: SnapshotWorker {
    /// What a test changes between two runs.
    package struct Design: Sendable {
        package var padding = 4.0
        package var color: UInt32 = 0xffff_0000
        package var compositionHash = "d1"
        package var fingerprint = Fingerprint(versions: ["cairo": "1.16.0"], fonts: ["Inter": "a"])
        /// Points from edge to edge.
        package var size = 4.0
        /// The colour that references have when they are drawn again; nothing where that is impossible.
        package var redrawnColor: UInt32?

        package init() {}
    }

    /// The colour of references that are drawn again.
    private var redrawnColor: UInt32?

    package let design: @Sendable (Snapshot) throws -> Design
    package let rasterizations: RasterizationCount

    package init(
        rasterizations: RasterizationCount = .init(), design: @escaping @Sendable (Snapshot) throws -> Design
    ) {
        self.rasterizations = rasterizations
        self.design = design
    }

    /// Draws every snapshot in the same way.
    package init(design: Design, rasterizations: RasterizationCount) {
        self.init(rasterizations: rasterizations) { _ in design }
        redrawnColor = design.redrawnColor
    }

    package func compose(_ snapshot: Snapshot) async throws -> ComposedSnapshot {
        let design = try design(snapshot)
        let node = NodeDescription(
            id: "Box:padding", depth: 0, kind: "padding", box: Rect(x: 0, y: 0, width: 4, height: 4),
            properties: ["all edges": .number(design.padding)])
        return ComposedSnapshot(
            Composition(.init(nodes: [node]), displayList: Self.list(of: design.size, color: design.color)),
            compositionHash: design.compositionHash, fingerprint: design.fingerprint)
    }

    package func perform(_ snapshot: Snapshot) async throws -> ComposedScenario {
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

    package func draw<Output: Sendable>(
        _ body: @Sendable (SnapshotDrawer) throws -> Output
    ) async throws -> Output {
        try body(SnapshotDrawer(rasterize: rasterize, recompose: recompose) { Array("\($1)".utf8) })
    }

    private func recompose(_ sidecar: Sidecar) -> ComposedSnapshot? {
        guard let color = redrawnColor else { return nil }
        return ComposedSnapshot(
            Composition(.init(nodes: sidecar.nodes), displayList: Self.list(of: 4, color: color)),
            compositionHash: "", fingerprint: sidecar.header.fingerprint)
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
package struct BoxScenario: Scenario {
    package var steps: [String]
    package var failure: String?

    package init(steps: [String], failure: String? = nil) {
        self.steps = steps
        self.failure = failure
    }

    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }
}

package final class RasterizationCount: Sendable {
    package let value = Mutex(0)

    package init() {}
}
