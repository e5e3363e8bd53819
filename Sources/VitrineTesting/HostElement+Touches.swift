import Foundation
import VitrineComposition
import VitrineGeometry
import VitrineRendering
public import VitrineViews

// What fingers do with an element, at its activation point: its middle, unless it says another.
extension HostElement {
    /// Taps the element; scrolls to it first where it lies outside of what a scroll view shows.
    public func tap() throws {
        if try found.isTextInput(in: host) {
            try checkReachable()
            guard try found.isEnabled else { throw error(.disabled(element: try found.shortName)) }
            return try host.moveFocus(to: found)
        }
        try touch("be tapped") { touches in touches.taps = 1 }
    }

    /// Taps the element twice; it is two taps where no gesture is a double tap.
    public func doubleTap() throws {
        let recognizes = try touches(nil) { $0.taps = 2 }
        guard !recognizes.isEmpty else {
            try tap()
            return try tap()
        }
        try touch("be tapped twice") { touches in touches.taps = 2 }
    }

    /// Rests a finger on the element for some seconds.
    public func longPress(seconds: Double = 0.5) throws {
        try touch("be pressed long") { touches in touches.hold = seconds }
    }

    /// Moves a finger from the element by a distance in points, in some steps; with a rest before where seconds are said.
    ///
    /// What no gesture recognizes scrolls the innermost scroll view around that can be scrolled so.
    public func drag(x: Double = 0, y: Double = 0, steps: Int = 2, after seconds: Double = 0) throws {
        precondition(steps > 0, "a finger moves in at least one step")
        try touch("be dragged") { touches in
            touches.hold = seconds
            let start = touches.start
            touches.path = (1...steps).map { step in
                let share = CGFloat(step) / CGFloat(steps)
                return CGPoint(x: start.x + CGFloat(x) * share, y: start.y + CGFloat(y) * share)
            }
        }
    }

    /// Moves two fingers on the element apart, or together by a factor below 1.
    public func magnify(by factor: Double) throws {
        try touch("be magnified") { touches in touches.magnification = CGFloat(factor) }
    }

    /// Turns two fingers on the element by an angle, which gestures get as it is.
    public func rotate(by angle: Angle) throws {
        try touch("be rotated") { touches in touches.rotation = angle }
    }

    /// Scrolls what is around the element until it is shown.
    public func scrollTo() throws { try host.component.reveal(found) }

    /// Fails where a finger would not reach the element.
    func checkReachable() throws {
        let element = try found
        try host.component.reveal(element)
        _ = try touchPath(of: found)
    }

    /// Touches the element and does what the gestures do that recognize the touches, moment by moment.
    private func touch(_ action: String, _ change: (inout TouchSequence) -> Void) throws {
        let element = try found
        guard element.isEnabled else { throw error(.disabled(element: element.shortName)) }
        try host.component.reveal(element)
        var moment = 0
        while true {
            let gestures = try touches(moment == 0 ? action : nil, change)
            let effects = gestures.flatMap { $0.indices.contains(moment) ? $0[moment] : [] }
            let isOver = !gestures.contains { $0.count > moment + 1 }
            try host.step { for effect in effects { effect() } }
            moment += 1
            // What is gone is touched no more.
            if isOver { return }
            guard try exists else { return }
        }
    }

    /// The moments of the gestures that recognize some touches.
    ///
    /// - Parameter action: what is asked for, where it is an error if nothing recognizes it.
    private func touches(
        _ action: String?, _ change: (inout TouchSequence) -> Void
    ) throws -> [[[() -> Void]]] {
        let element = try found
        let path = try touchPath(of: element)
        var gestures = Gestures(path, in: host.component)
        let recognized = gestures.recognized(change)
        guard recognized.isEmpty, let action, try !hasScrolled(path, change) else { return recognized }
        gestures.countsDisabled = true
        throw error(
            gestures.recognized(change).isEmpty
                ? .inert(element: element.shortName, action: action) : .disabled(element: element.shortName))
    }

    /// Scrolls what is around the element where a finger is dragged that nothing else recognizes.
    private func hasScrolled(_ path: TouchPath, _ change: (inout TouchSequence) -> Void) throws -> Bool {
        var touches = TouchSequence(at: .zero)
        change(&touches)
        guard touches.hold == 0, let end = touches.path.last else { return false }
        return try host.component.scroll(path, by: Point(x: Double(end.x), y: Double(end.y)))
    }

    /// What a finger touches in the element, which has to be in front there.
    private func touchPath(of element: AccessibilityElement) throws -> TouchPath {
        if host.component.isUnreachableByScrolling(element) {
            throw error(.scrollingDisabled(element: element.shortName))
        }
        let point = element.activationPoint
        let (x, y) = (point.x.rounded(), point.y.rounded())
        let size = host.component.canvasSize
        guard (0...size.width).contains(point.x), (0...size.height).contains(point.y) else {
            throw error(.outside(element: element.shortName, x: x, y: y))
        }
        guard let path = host.component.touch(point) else {
            throw error(.untouchable(element: element.shortName, x: x, y: y))
        }
        if path.contains(element.shownID) { return path }
        let tree = try host.accessibilityTree
        let cover = tree.allElements.last { path.contains($0.shownID) && $0.children.isEmpty }
        throw error(
            .covered(
                element: element.shortName, by: cover?.shortName ?? "'\(path.steps.first?.id ?? "")'"))
    }
}

extension AccessibilityElement {
    /// Whether the element receives what is typed after a tap on it.
    @MainActor
    fileprivate func isTextInput(in host: Host) -> Bool {
        interactions.contains { number in
            if case .text = host.component.interaction(number).interaction { true } else { false }
        }
    }
}

/// The gestures along what is touched, each with its place.
@MainActor
private struct Gestures {
    private let path: TouchPath
    private let component: LiveComponent
    /// Whether views count that do not react.
    var countsDisabled = false

    init(_ path: TouchPath, in component: LiveComponent) {
        self.path = path
        self.component = component
    }

    /// The moments of the gesture that wins, and of those that go along with it.
    ///
    /// Gestures of views inside win over those around, unless the latter have a high priority or leave theirs out.
    func recognized(_ change: (inout TouchSequence) -> Void) -> [[[() -> Void]]] {
        var winner: [[() -> Void]]?
        // A finger that has rested on a control has tapped it when it goes.
        var release: [[() -> Void]]?
        var companions: [[[() -> Void]]] = []
        for step in path.steps {
            var touches = TouchSequence(
                at: CGPoint(x: step.point.x, y: step.point.y), origin: origin(of: step))
            change(&touches)
            for number in step.interactions {
                let entry = component.interaction(number)
                guard entry.isEnabled || countsDisabled else { continue }
                switch entry.interaction {
                case .activation(let activate):
                    if touches.taps == 1 { winner = winner ?? [[{ activate() }]] }
                    if touches.hold > 0, touches.path.isEmpty { release = release ?? [[{ activate() }]] }
                case .row:
                    let actions = rowActions(of: step.id)
                    if touches.taps == 1, !actions.isEmpty { winner = winner ?? [actions] }
                case .gesture(let gesture):
                    let moments = gesture.moments(of: touches)
                    if !gesture.includesSubviews { (winner, release, companions) = (nil, nil, []) }
                    guard !moments.isEmpty else { continue }
                    switch gesture.priority {
                    case .simultaneous: companions.append(moments)
                    case .standard: winner = winner ?? moments
                    case .high: winner = moments
                    }
                default: continue
                }
            }
        }
        if let winner { return [winner] + companions }
        // The finger goes at the end.
        let moments = max(1, companions.map(\.count).max() ?? 1)
        return companions + (release.map { [Array(repeating: [], count: moments - 1) + $0] } ?? [])
    }

    /// What the buttons of a row do that do not keep to their places.
    private func rowActions(of id: String) -> [() -> Void] {
        component.interactions(inside: id).compactMap { entry in
            guard case .rowAction(let act) = entry.interaction, entry.isEnabled || countsDisabled else {
                return nil
            }
            return { act() }
        }
    }

    /// Where the element's corner is in other spaces.
    private func origin(of step: TouchPath.Step) -> (CoordinateSpace) -> CGPoint {
        { space in
            let other: TouchPath.Step?
            switch space {
            case .local: return .zero
            case .global: other = path.steps.last
            case .named(let name):
                let key = CoordinateSpace.key(of: name)
                other = path.steps.first { $0.spaces.contains(key) }
            }
            guard let other else { return .zero }
            return CGPoint(x: other.point.x - step.point.x, y: other.point.y - step.point.y)
        }
    }
}
