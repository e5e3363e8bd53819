public import CatalogKit
public import Foundation
import SnapshotRuns
import Synchronization
public import VitrineComposition
import VitrineGeometry
package import VitrineRendering
public import VitrineViews

/// Keeps a component alive, so that it can be used: found, tapped, typed into and asked.
///
/// ```swift
/// let host = try Host(CounterScreen(store: store), mode: .dark)
/// try host.button("Increase").tap()
/// try host.expect(host.text("1").exists)
/// ```
///
/// States, observed objects, focus, navigation and what is presented last from step to step. After each step the component is
/// resolved again until nothing changes, as SwiftUI does; tasks run to where they wait for something from outside. Its clock
/// stands still until ``advance(by:)`` moves it.
@MainActor
public final class Host {
    package let component: LiveComponent
    /// What it is drawn with.
    package let stage: HostStage
    /// The time of the component: the environment's `clock`.
    public let clock: ManualClock
    /// The text field that has the focus, by its element's id.
    var focusedID: String?
    /// The properties that the focus of that field is tied to.
    var focusTargets: [FocusTarget] = []
    /// What elements have answered since an expectation was begun; nothing outside of one.
    var answers: [String]?
    private let links: Links
    /// Called with each snapshot that the script takes; nothing outside of scenarios.
    package var record: ((_ name: String, _ place: SourcePlace) throws -> Void)?

    /// Makes a component and shows it, on the canvas and in the mode that a snapshot of it would have.
    ///
    /// - Parameter stage: fonts and pictures; ``HostStage/standard()`` where nothing is said.
    public convenience init(
        _ view: some View, mode: Mode = .light, canvas: SnapshotCanvas = .modeWidth,
        stage: HostStage? = nil, clock: ManualClock = ManualClock()
    ) throws {
        try self.init(
            RenderRequest({ view }, mode: mode, canvas: canvas), stage: try stage ?? .standard(), clock: clock
        )
    }

    package init(_ request: RenderRequest, stage: HostStage, clock: ManualClock = ManualClock()) throws {
        let links = Links()
        var request = request
        request.environment = { [environment = request.environment] in
            var values = environment()
            values.clock = clock
            values.open { links.add($0) }
            return values
        }
        self.links = links
        self.clock = clock
        self.stage = stage
        component = try LiveComponent(request, in: stage.environment)
        try settleFocus()
    }

    /// The links that have been opened, in their order.
    public var openedURLs: [URL] { links.all }

    /// What assistive technology finds in the component as it is now; its description is a text for tests.
    public var accessibilityTree: AccessibilityTree {
        get throws {
            if component.isOutdated { try update() }
            return component.accessibilityTree
        }
    }

    /// Takes a picture of the component as it is now, in a scenario: each named step is a snapshot of its own.
    public func snapshot(_ name: String, file: StaticString = #fileID, line: Int = #line) throws {
        let place = SourcePlace(file: "\(file)", line: line)
        guard let record else { throw HostError(.noScenario(name: name), at: place) }
        if component.isOutdated { try update() }
        try record(name, place)
    }

    /// The component as it is now, painted.
    package var composed: Composition { component.composed }

    /// The same as a picture, for which all has to be there that is asked for while it is painted.
    func picture() throws -> Composition { try component.picture() }

    /// Brings the component up to date after something outside of it has changed that it does not observe.
    ///
    /// - Parameter change: what changes it, such as a value that a task of the component waits for: what goes on then is done
    ///   before the component is brought up to date.
    public func update(_ change: () throws -> Void = {}) throws {
        try component.perform(change)
        try component.update()
        try settleFocus()
    }

    /// Does something with the component and brings it up to date.
    func step(_ action: () throws -> Void) throws { try update(action) }

    /// Lets time go by on the ``clock``: tasks that sleep until then wake up, one after the other.
    public func advance(by duration: Duration) throws {
        var rest = duration
        while let next = clock.timeToNextSleeper, next <= rest {
            component.perform { clock.advance(by: next) }
            rest -= next
            try update()
        }
        component.perform { clock.advance(by: rest) }
        try update()
    }

    /// The links that a component has opened, from whichever thread.
    private final class Links: Sendable {
        private let urls = Mutex<[URL]>([])

        var all: [URL] { urls.withLock { $0 } }

        func add(_ url: URL) { urls.withLock { $0.append(url) } }
    }
}
