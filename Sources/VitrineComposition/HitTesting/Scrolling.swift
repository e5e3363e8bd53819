import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// How far the contents of scroll views have been scrolled, by the ids of their elements.
struct Scrolling: Equatable, Sendable {
    private var offsets: [String: Point] = [:]

    init() {}

    /// The tree with the contents of scroll views where they have been scrolled to.
    func applied(to root: LaidOutNode) -> LaidOutNode {
        guard !offsets.isEmpty else { return root }
        var root = root
        apply(to: &root)
        return root
    }

    private func apply(to node: inout LaidOutNode) {
        if node.isScrollView, let offset = offsets[node.id.text] {
            node.moveContent(by: .zero - node.scrollRange.nearest(to: offset))
        }
        for index in node.children.indices { apply(to: &node.children[index]) }
    }

    /// Scrolls what is around an element: no farther than it takes to show it or, with an anchor, until that point of
    /// the element is at the same point of the window.
    ///
    /// - Parameters:
    ///   - root: the tree as scrolled so far.
    ///   - isFixed: whether a scroll view stays as it is.
    mutating func reveal(
        _ id: String, at anchor: UnitPoint? = nil, in root: LaidOutNode,
        unless isFixed: (LaidOutNode) -> Bool = { _ in false }
    ) {
        guard let path = root.path(to: id), let target = path.last else { return }
        // The element's box in the coordinates of the elements around it, from the innermost outwards.
        var box = Rect(origin: .zero, size: target.frame.size)
        for (inner, node) in zip(path.dropFirst().reversed(), path.dropLast().reversed()) {
            box = box.translated(by: inner.frame.origin)
            guard node.isScrollView, !isFixed(node) else { continue }
            let before = offset(of: node)
            let anchor = anchor.map { node.isRightToLeft ? UnitPoint(x: 1 - $0.x, y: $0.y) : $0 }
            move(
                node,
                by: Point(
                    x: Self.shift(box.minX, box.width, into: node.frame.width, at: anchor?.x),
                    y: Self.shift(box.minY, box.height, into: node.frame.height, at: anchor?.y)))
            box = box.translated(by: before - offset(of: node))
        }
    }

    /// Scrolls a scroll view to where it is asked to go, if that is no view.
    ///
    /// - Parameter node: the scroll view as scrolled so far.
    mutating func scroll(_ node: LaidOutNode, to target: ScrollRequest.Target) {
        let range = extent(of: node).scrollRange
        var wanted = offset(of: node)
        switch target {
        case .view: return
        case .edge(.top): wanted.y = range.start.y
        case .edge(.bottom): wanted.y = range.end.y
        case .edge(.leading): wanted.x = node.isRightToLeft ? range.end.x : range.start.x
        case .edge(.trailing): wanted.x = node.isRightToLeft ? range.start.x : range.end.x
        case .offset(let x, let y):
            if let x { wanted.x = node.isRightToLeft ? 0 - Double(x) : Double(x) }
            if let y { wanted.y = Double(y) }
        }
        offsets[node.id.text] = range.nearest(to: wanted)
    }

    /// Scrolls a scroll view so that its window shows a point of its content at the same point of the window.
    mutating func scroll(_ node: LaidOutNode, to anchor: UnitPoint) {
        let range = extent(of: node).scrollRange
        let x = node.isRightToLeft ? 1 - anchor.x : anchor.x
        offsets[node.id.text] = Point(
            x: range.start.x + (range.end.x - range.start.x) * Double(x),
            y: range.start.y + (range.end.y - range.start.y) * Double(anchor.y))
    }

    /// Scrolls a scroll view by a distance, as far as its content goes.
    mutating func move(_ node: LaidOutNode, by distance: Point) {
        offsets[node.id.text] = extent(of: node).scrollRange.nearest(to: offset(of: node) + distance)
    }

    func offset(of node: LaidOutNode) -> Point { offsets[node.id.text] ?? .zero }

    /// The scroll view before it was scrolled.
    private func extent(of node: LaidOutNode) -> LaidOutNode {
        var extent = node
        extent.moveContent(by: offset(of: node))
        return extent
    }

    /// How far something has to move to lie in a window: as little as shows it, its beginning first, or to a share of both.
    private static func shift(
        _ start: Double, _ length: Double, into window: Double, at share: CGFloat?
    ) -> Double {
        if let share { return start + (length - window) * Double(share) }
        if start < 0 { return start }
        return max(0, min(start, start + length - window))
    }
}

/// The offsets at which neither end of a content leaves the edge of its window.
private struct ScrollRange {
    var start: Point
    var end: Point

    func nearest(to offset: Point) -> Point {
        Point(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }
}

extension LaidOutNode {
    var isScrollView: Bool {
        if case .container(let container) = kind, case .scroll(_) = container.layout { true } else { false }
    }

    /// Moves what the element holds.
    fileprivate mutating func moveContent(by distance: Point) {
        for index in children.indices {
            children[index].frame = children[index].frame.translated(by: distance)
        }
    }

    /// The elements from this one to one of an id.
    fileprivate func path(to id: String) -> [LaidOutNode]? {
        if self.id.text == id { return [self] }
        for child in children {
            if let path = child.path(to: id) { return [self] + path }
        }
        return nil
    }

    /// How far the unscrolled content can be scrolled; from right to left, it goes on before the window.
    fileprivate var scrollRange: ScrollRange {
        let content = children.map(\.frame)
        return ScrollRange(
            start: Point(
                x: min(content.map(\.minX).min() ?? 0, 0), y: min(content.map(\.minY).min() ?? 0, 0)),
            end: Point(
                x: max((content.map(\.maxX).max() ?? 0) - frame.width, 0),
                y: max((content.map(\.maxY).max() ?? 0) - frame.height, 0)))
    }
}
