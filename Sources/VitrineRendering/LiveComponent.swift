import CatalogAssets
import Flexbox
package import VitrineComposition
package import VitrineGeometry
import VitrineViews

/// A component that is kept alive: its states last, and after each change it is resolved and laid out again.
///
/// All of its stages run on the main actor.
@MainActor
package final class LiveComponent {
    private let renderer: Renderer
    private let session: ComposingSession
    private let resources: Resources
    private let canvas: CanvasLayout
    private let layout: LayoutPass
    private var root: LaidOutNode

    /// Makes a component and shows it for the first time.
    package init(_ request: RenderRequest, in environment: RenderingEnvironment) throws {
        renderer = try environment.liveRenderer()
        let values = request.windowEnvironment
        var resources = environment.files.resources
        resources.locale = values.locale
        self.resources = resources
        canvas = CanvasLayout(request: request)
        layout = LayoutPass(texts: renderer.textMeasurer, scale: request.scale)
        session = try MainActorTurn.run(with: resources) { [families = environment.families] in
            ComposingSession(
                try request.view(), environment: values, resources: resources, fonts: families)
        }
        root = try session.update { [layout, canvas] in
            try layout.layOut($0, proposing: canvas.proposal, settle: canvas.proposal(havingFound:))
        }
        if let failure = resources.failures.first { throw failure }
    }

    /// Brings the component up to date.
    package func update() throws {
        root = try session.update { [layout, canvas] in
            try layout.layOut($0, proposing: canvas.proposal, settle: canvas.proposal(havingFound:))
        }
        if let failure = resources.failures.first { throw failure }
    }

    /// Whether something has changed that the component shows.
    package var isOutdated: Bool { session.isOutdated }

    /// Does something with the component.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try session.perform(body) }

    /// Scrolls what is around an element until it is shown.
    package func reveal(_ element: AccessibilityElement) throws {
        if session.reveal(element.shownID) { try update() }
    }

    /// Whether an element that has been revealed is out of sight, since people cannot scroll what is around it.
    package func isUnreachableByScrolling(_ element: AccessibilityElement) -> Bool {
        session.isUnreachableByScrolling(element.shownID)
    }

    /// Scrolls the innermost scroll view along a path by a distance that a finger moves; returns whether there is one that
    /// can be scrolled so.
    package func scroll(_ path: TouchPath, by distance: Point) throws -> Bool {
        guard session.drag(path.steps.map(\.id), by: distance) else { return false }
        try update()
        return true
    }

    package func interaction(_ number: Int) -> InteractionRegister.Entry { session.interactions[number] }

    package var accessibilityTree: AccessibilityTree {
        root.accessibilityTree(at: area.origin, findsLinks: true)
    }

    /// What can be done with the views that are shown and not behind what is presented, in the order of the tree.
    package var reachableInteractions: [InteractionRegister.Entry] {
        root.reachableInteractions.map { session.interactions[$0] }
    }

    /// What can be done with the views inside of an element.
    package func interactions(inside id: String) -> [InteractionRegister.Entry] {
        (root.descendant(id)?.reachableInteractions ?? []).map { session.interactions[$0] }
    }

    /// Whether a property says of some view that it has the focus, be it shown or behind what is presented.
    package var holdsFocus: Bool { session.interactions.holdsFocus }

    /// What a finger touches at a point of the canvas.
    package func touch(_ point: Point) -> TouchPath? {
        HitTest(session.interactions).path(to: point - area.origin, in: root)
    }

    /// The canvas in points.
    package var canvasSize: Size { area.size }

    private var area: CanvasArea {
        renderer.area(around: root, on: canvas, background: session.summary.background)
    }

    /// The component as it is now, painted.
    package var composed: Composition {
        renderer.paint(
            root, on: canvas, background: session.summary.background,
            findings: session.summary.findings.map(Finding.composition))
    }

    /// The same as a picture, for which all has to be there that is asked for while it is painted.
    package func picture() throws -> Composition {
        let composed = composed
        if let failure = resources.failures.first { throw failure }
        return composed
    }
}
