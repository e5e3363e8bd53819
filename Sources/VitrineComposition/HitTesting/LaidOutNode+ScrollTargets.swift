import VitrineGeometry
import VitrineViews

/// Views that scroll views may be asked to show.
@MainActor
extension LaidOutNode {
    /// The scroll views whose position the component says or hears of, in the order of the tree.
    func scrollControls(in register: InteractionRegister) -> [(node: LaidOutNode, control: ScrollControl)] {
        let own = rare.interactions.compactMap { number in
            if case .scrolling(let control) = register[number].interaction { (self, control) } else { nil }
        }
        return own + children.flatMap { $0.scrollControls(in: register) }
    }

    /// Whether people can scroll a scroll view.
    func scrollsByHand(in register: InteractionRegister) -> Bool {
        rare.interactions.allSatisfy { number in
            guard case .scrolling = register[number].interaction else { return true }
            return register[number].environment.isScrollEnabled
        }
    }

    /// The views of a scroll view's target layouts with their ids and boxes in the window.
    func scrollTargets(in register: InteractionRegister) -> [(id: AnyHashable, node: LaidOutNode, box: Rect)]
    {
        children.flatMap { $0.scrollTargets(at: .zero, isInLayout: false, in: register) }
    }

    private func scrollTargets(
        at origin: Point, isInLayout: Bool, in register: InteractionRegister
    ) -> [(id: AnyHashable, node: LaidOutNode, box: Rect)] {
        // What is in another scroll view is that one's.
        if isScrollView { return [] }
        let box = frame.translated(by: origin)
        var isInLayout = isInLayout
        for number in rare.interactions {
            switch register[number].interaction {
            case .scrollTargetLayout: isInLayout = true
            case .scrollTarget(let id) where isInLayout: return [(id, self, box)]
            default: continue
            }
        }
        return children.flatMap {
            $0.scrollTargets(at: box.origin, isInLayout: isInLayout, in: register)
        }
    }

    /// The id of the target that stands at a point of the window; at the window's beginning where none is said.
    func target(at anchor: UnitPoint?, in register: InteractionRegister) -> AnyHashable? {
        let targets = scrollTargets(in: register)
        let isVertical = scrollAxes.contains(.vertical)
        // Along the axis that is scrolled, from where reading begins.
        let spans = targets.map { target in
            if isVertical { return (target.id, target.box.minY, target.box.maxY) }
            return isRightToLeft
                ? (target.id, frame.width - target.box.maxX, frame.width - target.box.minX)
                : (target.id, target.box.minX, target.box.maxX)
        }
        guard let anchor else {
            // Half a point, since boxes have not been rounded to pixels.
            return spans.first { _, _, end in end > 0.5 }?.0
        }
        let share = Double(isVertical ? anchor.y : anchor.x)
        let place = share * (isVertical ? frame.height : frame.width)
        return spans.min { first, second in
            abs(first.1 + share * (first.2 - first.1) - place)
                < abs(second.1 + share * (second.2 - second.1) - place)
        }?.0
    }

    /// The first element of an id that a proxy may scroll to: in a list, its row.
    func elementToScrollTo(
        _ id: AnyHashable, for scroller: UInt64, in register: InteractionRegister
    ) -> String? {
        let isMeant = rare.interactions.contains { number in
            guard case .scrollTarget(id) = register[number].interaction else { return false }
            return register[number].environment.scrollers.contains(scroller)
        }
        if isMeant { return self.id.text }
        for child in children {
            guard let found = child.elementToScrollTo(id, for: scroller, in: register) else { continue }
            return rare.accessibility?.role == .cell ? self.id.text : found
        }
        return nil
    }

    /// The ids of the scroll views around an element.
    func scrollViews(around id: String) -> [String] {
        guard descendant(id) != nil else { return [] }
        return (isScrollView ? [self.id.text] : []) + children.flatMap { $0.scrollViews(around: id) }
    }
}

extension LaidOutNode {
    var scrollAxes: Axis.Set {
        if case .container(let container) = kind, case .scroll(let axes) = container.layout {
            axes
        } else {
            []
        }
    }
}

extension Point {
    /// The part of a distance along some axes.
    func along(_ axes: Axis.Set) -> Point {
        Point(x: axes.contains(.horizontal) ? x : 0, y: axes.contains(.vertical) ? y : 0)
    }
}
