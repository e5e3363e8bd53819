import Geometry
import Views

/// How far the contents of scroll views have been scrolled, by the ids of their elements.
package struct Scrolling: Equatable, Sendable {
    private var offsets: [String: Point] = [:]

    package init() {}

    /// The tree with the contents of scroll views where they have been scrolled to.
    package func applied(to root: LaidOutNode) -> LaidOutNode {
        guard !offsets.isEmpty else { return root }
        var root = root
        apply(to: &root)
        return root
    }

    private func apply(to node: inout LaidOutNode) {
        if node.isScrollView, let offset = offsets[node.id.text] {
            let bounded = node.boundedScrollOffset(offset)
            for index in node.children.indices {
                node.children[index].frame = node.children[index].frame.translated(by: .zero - bounded)
            }
        }
        for index in node.children.indices { apply(to: &node.children[index]) }
    }

    /// Scrolls what is around an element no farther than it takes to show it.
    ///
    /// - Parameter root: the tree as scrolled so far.
    package mutating func reveal(_ id: String, in root: LaidOutNode) {
        guard let path = root.path(to: id), let target = path.last else { return }
        // The element's box in the coordinates of the elements around it, from the innermost outwards.
        var box = Rect(origin: .zero, size: target.frame.size)
        for (inner, node) in zip(path.dropFirst().reversed(), path.dropLast().reversed()) {
            box = box.translated(by: inner.frame.origin)
            guard node.isScrollView else { continue }
            let before = offsets[node.id.text] ?? .zero
            var extent = node
            for index in extent.children.indices {
                extent.children[index].frame = extent.children[index].frame.translated(by: before)
            }
            let wanted =
                before
                + Point(
                    x: Self.shift(box.minX, box.width, into: node.frame.width),
                    y: Self.shift(box.minY, box.height, into: node.frame.height))
            let after = extent.boundedScrollOffset(wanted)
            offsets[node.id.text] = after
            box = box.translated(by: before - after)
        }
    }

    /// How far something has to move to lie in a window, its beginning first.
    private static func shift(_ start: Double, _ length: Double, into window: Double) -> Double {
        if start < 0 { return start }
        return max(0, min(start, start + length - window))
    }
}

extension LaidOutNode {
    fileprivate var isScrollView: Bool {
        if case .container(let container) = kind, case .scroll(_) = container.layout { true } else { false }
    }

    /// The elements from this one to one of an id.
    fileprivate func path(to id: String) -> [LaidOutNode]? {
        if self.id.text == id { return [self] }
        for child in children {
            if let path = child.path(to: id) { return [self] + path }
        }
        return nil
    }

    /// An offset at which neither end of the unscrolled content leaves its edge; from right to left, the content goes on before
    /// the window.
    fileprivate func boundedScrollOffset(_ offset: Point) -> Point {
        let content = children.map(\.frame)
        func bounded(_ offset: Double, from start: Double?, to end: Double?, window: Double) -> Double {
            min(max(offset, min(start ?? 0, 0)), max((end ?? 0) - window, 0))
        }
        return Point(
            x: bounded(
                offset.x, from: content.map(\.minX).min(), to: content.map(\.maxX).max(),
                window: frame.width),
            y: bounded(
                offset.y, from: content.map(\.minY).min(), to: content.map(\.maxY).max(),
                window: frame.height))
    }
}
