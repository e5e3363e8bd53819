import Observation
package import VitrineGeometry
package import VitrinePixels
package import VitrineViews

/// One component on its way from views to boxes: resolving and laying out in turns until nothing changes.
///
/// Sizes feed back in the language: a `GeometryReader` makes its content for its size, preferences and `onGeometryChange` set
/// states. Each pass resolves the whole component with the boxes of the last one.
@MainActor
package final class ComposingSession {
    /// How many passes a component may take.
    package nonisolated static let passLimit = 8

    private let view: any View
    private let environment: EnvironmentValues
    private let resources: Resources
    private let resolver: Resolver
    private let jobs = JobQueue()
    private let background = BackgroundWork(collectingJobs: JobQueue.jobs)
    private let tasks: TaskList
    private let changes = ChangeMark()
    private let scrolling = ScrollPositions()
    private var elements = PlacedElements()
    private var passes = 0
    private var unsettled: CompositionFinding?

    package init(
        _ view: any View, environment: EnvironmentValues, resources: Resources, fonts: FontFamilies
    ) {
        self.view = view
        var environment = environment
        environment.scrollRequests = scrolling.requests
        self.environment = environment
        var resources = resources
        resources.backgroundWork = background
        self.resources = resources
        self.tasks = TaskList(jobs: jobs)
        self.resolver = Resolver(resources: resources, fonts: fonts, tasks: tasks, changes: changes)
        // The view has been made once, and is resolved in each pass.
        resources.missing.keep()
        resources.reportedFindings.keep()
    }

    /// What there is to know of a component beside its elements.
    package struct Summary: Sendable {
        /// The background of the canvas, in the colour scheme that the component prefers.
        package var background: SRGBColor
        package var findings: [CompositionFinding]
    }

    package var summary: Summary {
        var environment = environment
        environment.colorScheme = resolver.preferredColorScheme ?? environment.colorScheme
        return Summary(
            background: Color.background.sRGB(in: environment),
            findings: resolver.placeholders + missingResources
                + missingTranslations
                + resources.reportedFindings.texts.map(CompositionFinding.reported)
                + tasks.waitingElements.map { .suspendedTask(element: $0) }
                + (background.isGivenUp ? [.unfinishedWork(seconds: background.patience)] : [])
                + (unsettled.map { [$0] } ?? []))
    }

    private var missingTranslations: [CompositionFinding] {
        resources.missing.gaps.map {
            .missingTranslation(key: $0.key, table: $0.table, language: $0.language)
        }
    }

    private var missingResources: [CompositionFinding] {
        var seen: Set<MissingResources.Resource> = []
        return resources.missing.places.compactMap { place in
            let element = place.element ?? ""
            return switch place.resource {
            case .symbol(let reason): .missingSymbol(element: element, reason: reason)
            case .picture(let reason): .missingPicture(element: element, reason: reason)
            case .color(let reason): .missingColor(reason: reason)
            // Once is enough: one declaration helps all of them.
            case .fontFamily(let family):
                seen.insert(place.resource).inserted
                    ? .undeclaredFamily(element: element, family: family) : nil
            case .fontDesign(let design):
                seen.insert(place.resource).inserted
                    ? .undeclaredDesign(element: element, design: design.rawValue) : nil
            }
        }
    }

    /// The resolved elements.
    package struct Pass: Sendable {
        package var root: ResolvedNode
        /// There already where nothing waits for the boxes: no size, no effect, no task.
        package var summary: Summary?
    }

    /// Resolves the component with the boxes of the last pass.
    private func resolve() throws -> Pass {
        passes += 1
        resources.missing.beginPass()
        resources.reportedFindings.beginPass()
        let root = try MainActorTurn.run(with: resources) {
            try jobs.collecting {
                try withObservationTracking {
                    Result { try resolver.resolve(view, in: environment, after: elements) }
                } onChange: { [changes] in
                    changes.set()
                }
                .get()
            }
        }
        changes.clear()
        let isFinal =
            resolver.awaitedElements.isEmpty && resolver.effects.isIdle && tasks.isEmpty
            && jobs.isEmpty && background.isEmpty && scrolling.isIdle(in: interactions)
            && !resolver.rowWindows.omitsRows
        return Pass(root: root, summary: isFinal ? summary : nil)
    }

    /// Resolves the component for the first time, for a picture.
    package func start() throws -> Pass {
        leaveRowsOut()
        return try resolve()
    }

    /// Has rows left out that are not in sight, as in pictures.
    package func leaveRowsOut() {
        resolver.rowWindows.leavesRowsOut = true
    }

    /// Resolves the component again if the boxes of a pass, or what views want to be done, change it.
    package func next(after root: LaidOutNode) throws -> Pass? {
        if needsMoreRows(for: root) {
            // With other rows it begins to settle.
            passes = 0
            scrolling.startOver()
            return try resolve()
        }
        return finishPass(root) ? try resolve() : nil
    }

    /// Whether rows of lazy containers that have been left out are needed: since they are in sight, or may be asked to be.
    private func needsMoreRows(for root: LaidOutNode) -> Bool {
        let windows = resolver.rowWindows
        guard windows.omitsRows else { return false }
        if scrolling.needsRows(omittedAs: windows.omittedElements, in: interactions) {
            windows.leavesRowsOut = false
            return true
        }
        return windows.grow(for: root)
    }

    /// Resolves the component again after its tasks have got as far as they do without anything from outside; nothing
    /// where none had anything to do.
    package func nextAfterTasks() throws -> Pass? { runTasks() ? try resolve() : nil }

    /// Lays a pass out and takes further ones until nothing changes: bodies and tasks run on the main actor, layout
    /// runs on the caller's.
    package nonisolated(nonsending) func settle(
        _ first: Pass, layOut: (ResolvedNode) throws -> LaidOutNode
    ) async throws -> (root: LaidOutNode, summary: Summary) {
        var pass = first
        while true {
            let laidOut = try layOut(pass.root)
            if let summary = pass.summary { return (laidOut, summary) }
            let root = await scrolling.place(laidOut)
            if let next = try await next(after: root) {
                pass = next
            } else if let next = try await nextAfterTasks() {
                pass = next
            } else if let next = try await nextAfterScrolling() {
                pass = next
            } else {
                return (root, await summary)
            }
        }
    }

    /// Brings a component that stays alive up to date after something has been done with it, on the main actor alone.
    package func update(layOut: (ResolvedNode) throws -> LaidOutNode) throws -> LaidOutNode {
        passes = 0
        unsettled = nil
        var pass = try resolve()
        while true {
            let root = scrolling.place(try layOut(pass.root))
            guard
                let next = try next(after: root) ?? nextAfterTasks() ?? nextAfterDismissals()
                    ?? nextAfterScrolling()
            else { return root }
            pass = next
        }
    }

    /// Whether something has changed since the last pass that it has read.
    package var isOutdated: Bool { changes.isSet }

    package var interactions: InteractionRegister { resolver.interactions }

    /// Does something with the component, such as what a button does.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MainActorTurn.run(with: resources) { try jobs.collecting(body) }
    }

    private func nextAfterDismissals() throws -> Pass? {
        guard perform({ resolver.dismissAbsent() }) else { return nil }
        return hasReachedLimit(because: "", "onDisappear") ? nil : try resolve()
    }

    private func nextAfterScrolling() throws -> Pass? {
        guard scrolling.meetRequests(in: interactions, remembering: resolver.rowWindows.omitsRows) else {
            return nil
        }
        return hasReachedLimit(because: "", "scrollTo") ? nil : try resolve()
    }

    /// Scrolls what is around an element until it is shown, and tells positions of it; returns whether anything has moved.
    package func reveal(_ id: String) -> Bool { tellingPositions { scrolling.reveal(id, in: interactions) } }

    /// Whether an element that has been revealed is out of sight, since people cannot scroll what is around it.
    package func isUnreachableByScrolling(_ id: String) -> Bool { scrolling.isUnreachableByScrolling(id) }

    /// Moves the content of the innermost of some elements that can be scrolled, as a finger does; returns whether there
    /// is one.
    package func drag(_ ids: [String], by distance: Point) -> Bool {
        tellingPositions { scrolling.drag(ids, by: distance, in: interactions) }
    }

    private func tellingPositions(_ move: () -> Bool) -> Bool {
        let before = scrolling.scrolling
        guard move() else { return false }
        perform { scrolling.tellPositions(since: before, in: interactions) }
        return true
    }

    /// Looks at the boxes of a pass and does what views want to be done; returns whether another pass is needed.
    private func finishPass(_ root: LaidOutNode) -> Bool {
        let awaited = resolver.awaitedElements
        if !awaited.isEmpty {
            let placed = PlacedElements(of: root)
            let moved = placed.moved(among: awaited, since: elements)
            elements = placed
            if let moved { return !hasReachedLimit(because: moved.min() ?? root.id.text, "the size") }
        }
        if scrolling.followControls(in: interactions) { return !hasReachedLimit(because: "", "scrollTo") }
        var hidden = root.elementsOutOfSight
        let unplaced = resolver.subviews.unplacedElements
        // A view that is resolved once more for another environment may stand there all the same.
        if !unplaced.isEmpty { hidden.formUnion(unplaced.subtracting(root.elements)) }
        let places = perform { resolver.effects.run(except: hidden) }
        guard let last = places.last else { return false }
        // What is done again in each pass and changes nothing that views read leaves the component as it is.
        if passes >= Self.passLimit, !changes.isSet { return false }
        return !hasReachedLimit(because: last.element, last.name)
    }

    /// Runs the tasks, and what is done on other queues, as far as they get without anything from outside. Returns whether they
    /// have done anything, so that another pass is needed.
    private func runTasks() -> Bool {
        let haveRun = MainActorTurn.run(with: resources) {
            var haveRun = jobs.run()
            while case let actions = background.finish(), !actions.isEmpty {
                jobs.collecting { for action in actions { action() } }
                jobs.run()
                haveRun = true
            }
            return haveRun
        }
        // As with effects: work that is asked for again in each pass and changes nothing that views read.
        guard haveRun, passes < Self.passLimit || changes.isSet else { return false }
        return !hasReachedLimit(because: tasks.lastStartedElement, "task")
    }

    private func hasReachedLimit(because element: String, _ modifier: String) -> Bool {
        guard passes >= Self.passLimit else { return false }
        unsettled = .unsettled(element: element, modifier: modifier, passes: passes)
        return true
    }
}

extension PlacedElements {
    fileprivate init(of root: LaidOutNode) {
        var places: [String: Place] = [:]
        Self.add(root, at: .zero, spaces: [:], to: &places)
        self.init(places: places, size: root.frame.size)
    }

    private static func add(
        _ node: LaidOutNode, at parentOrigin: Point, spaces: [String: Rect],
        to places: inout [String: Place]
    ) {
        let frame = node.frame.translated(by: parentOrigin)
        var spaces = spaces
        for name in node.rare.coordinateSpaces { spaces[name] = frame }
        places[node.id.text] = Place(frame: frame, spaces: spaces)
        let origin = frame.origin + node.contentOffset
        for child in node.children { add(child, at: origin, spaces: spaces, to: &places) }
    }
}
