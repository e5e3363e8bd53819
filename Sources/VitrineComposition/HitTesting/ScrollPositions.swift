import Foundation
import VitrineGeometry
import VitrineViews

/// Scrolls a component's scroll views as proxies, positions and people ask for it, and tells positions of people.
@MainActor
final class ScrollPositions {
    let requests = ScrollRequests()
    private(set) var scrolling = Scrolling()
    /// The requests of proxies that have been met.
    private var metRequests: [ScrollRequests.Entry] = []
    /// The requests of positions that have been met, by the ids of scroll views.
    private var met: [String: ScrollRequest] = [:]
    /// The scroll views that stand at the anchor at which they have begun, and those that have left it.
    private var standsAtStart: [String: Bool] = [:]
    /// The boxes of this pass, before anything is scrolled.
    private var unscrolled: LaidOutNode?

    /// Whether nothing is asked for.
    func isIdle(in register: InteractionRegister) -> Bool {
        requests.isEmpty && !register.holdsScrollControls
    }

    /// The boxes of a pass with contents where they have been scrolled to.
    func place(_ root: LaidOutNode) -> LaidOutNode {
        unscrolled = root
        return scrolling.applied(to: root)
    }

    /// Scrolls as proxies are asked to; returns whether anything has moved.
    ///
    /// - Parameter remembersRequests: whether it may be started over.
    func meetRequests(in register: InteractionRegister, remembering remembersRequests: Bool) -> Bool {
        let before = scrolling
        let entries = requests.takeAll()
        for entry in entries { meet(entry, in: register) }
        if remembersRequests { metRequests += entries }
        return scrolling != before
    }

    /// Whether rows that have been left out may decide where a scroll view stands: of what it shall show nothing is there, or it stands by an
    /// end of its content that is not the beginning.
    ///
    /// - Parameter omissions: the elements that stand for the rows.
    func needsRows(omittedAs omissions: Set<String>, in register: InteractionRegister) -> Bool {
        guard let unscrolled, !isIdle(in: register) else { return false }
        let isForProxy = requests.entries.contains { entry in
            guard case .view(let id) = entry.request.target else { return true }
            return unscrolled.elementToScrollTo(id, for: entry.scroller, in: register) == nil
        }
        return isForProxy
            || unscrolled.scrollControls(in: register).contains { node, control in
                guard !node.elements.isDisjoint(with: omissions) else { return false }
                let isVertical = node.scrollAxes.contains(.vertical)
                if let anchor = control.startAnchor, (isVertical ? anchor.y : anchor.x) != 0 { return true }
                return switch control.request?.target {
                case nil, .edge(.top), .edge(.leading): false
                case .edge, .offset: true
                case .view(let id): !node.scrollTargets(in: register).contains { $0.id == id }
                }
            }
    }

    /// Forgets where scroll views stand, and what has been asked for is asked for anew: in a content that has more rows than it had.
    func startOver() {
        scrolling = Scrolling()
        standsAtStart = [:]
        met = [:]
        requests.putFirst(metRequests)
        metRequests = []
    }

    /// Scrolls to where the component says that its scroll views stand; returns whether anything has moved.
    func followControls(in register: InteractionRegister) -> Bool {
        guard register.holdsScrollControls, let unscrolled else { return false }
        let before = scrolling
        for (node, control) in unscrolled.scrollControls(in: register) {
            startAtAnchor(node, control)
            meetRequest(of: control, node, in: register)
        }
        return scrolling != before
    }

    /// Scrolls what is around an element until a person sees it; returns whether anything has moved.
    func reveal(_ id: String, in register: InteractionRegister) -> Bool {
        move { scrolling, root in
            scrolling.reveal(id, in: root) { !$0.scrollsByHand(in: register) }
        }
    }

    /// Whether an element is out of sight in a scroll view that people cannot scroll.
    func isUnreachableByScrolling(_ id: String) -> Bool {
        guard let unscrolled else { return false }
        var revealed = scrolling
        revealed.reveal(id, in: scrolling.applied(to: unscrolled))
        return revealed != scrolling
    }

    /// Moves the content of the innermost scroll view of some elements that can be moved, as a finger does.
    func drag(_ ids: [String], by distance: Point, in register: InteractionRegister) -> Bool {
        ids.contains { id in
            move { scrolling, root in
                guard let node = root.descendant(id), node.isScrollView, node.scrollsByHand(in: register)
                else { return }
                scrolling.move(node, by: .zero - distance.along(node.scrollAxes))
            }
        }
    }

    private func move(_ change: (inout Scrolling, LaidOutNode) -> Void) -> Bool {
        guard let unscrolled else { return false }
        let before = scrolling
        let root = before.applied(to: unscrolled)
        change(&scrolling, root)
        return scrolling != before
    }

    /// Tells the positions of the scroll views that a person has scrolled at which view each stands.
    ///
    /// - Parameter before: how far all of them had been scrolled before.
    func tellPositions(since before: Scrolling, in register: InteractionRegister) {
        guard let unscrolled, register.holdsScrollControls else { return }
        for (node, control) in scrolling.applied(to: unscrolled).scrollControls(in: register)
        where scrolling.offset(of: node) != before.offset(of: node) {
            standsAtStart[node.id.text] = control.startAnchor.map { anchor in
                var started = scrolling
                started.scroll(node, to: anchor)
                return started == scrolling
            }
            guard let tell = control.tell else { continue }
            let id = node.target(at: control.anchor, in: register)
            met[node.id.text] = id.map { ScrollRequest(.view($0), anchor: control.anchor) }
            tell(id)
        }
    }

    private func startAtAnchor(_ node: LaidOutNode, _ control: ScrollControl) {
        guard let anchor = control.startAnchor, standsAtStart[node.id.text] != false else { return }
        standsAtStart[node.id.text] = true
        _ = move { scrolling, root in
            if let node = root.descendant(node.id.text) { scrolling.scroll(node, to: anchor) }
        }
    }

    /// Does once what a position asks for; what asks for a view that is not there yet waits.
    private func meetRequest(of control: ScrollControl, _ node: LaidOutNode, in register: InteractionRegister)
    {
        let id = node.id.text
        guard let request = control.request else { return met[id] = nil }
        guard met[id] != request else { return }
        if case .view(let wanted) = request.target {
            guard let target = node.scrollTargets(in: register).first(where: { $0.id == wanted }) else {
                return
            }
            _ = move { scrolling, root in
                scrolling.reveal(target.node.id.text, at: request.anchor, in: root)
            }
        } else {
            _ = move { scrolling, root in
                if let node = root.descendant(id) { scrolling.scroll(node, to: request.target) }
            }
        }
        met[id] = request
        standsAtStart[id] = false
    }

    private func meet(_ entry: ScrollRequests.Entry, in register: InteractionRegister) {
        guard case .view(let id) = entry.request.target, let unscrolled,
            let element = unscrolled.elementToScrollTo(id, for: entry.scroller, in: register)
        else { return }
        for scrollView in unscrolled.scrollViews(around: element) { standsAtStart[scrollView] = false }
        _ = move { scrolling, root in scrolling.reveal(element, at: entry.request.anchor, in: root) }
    }
}
