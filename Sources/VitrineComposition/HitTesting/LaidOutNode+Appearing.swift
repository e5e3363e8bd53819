import VitrineDrawing
import VitrineGeometry
import VitrineViews

extension LaidOutNode {
    /// The elements of rows that have not appeared: rows of lazy containers and lists that no part of the scroll view around
    /// shows.
    var elementsOutOfSight: Set<String> {
        var elements: Set<String> = []
        addOutOfSight(to: &elements, in: .identity, window: nil, clip: nil, isRow: false)
        return elements
    }

    /// The ids of the element and of all within it.
    var elements: Set<String> {
        var elements: Set<String> = []
        insertIDs(into: &elements)
        return elements
    }

    /// - Parameters:
    ///   - space: how the coordinates of the box are seen in those of the whole component, as are all boxes here.
    ///   - window: what the scroll views around show; nothing outside of any.
    ///   - clip: what the element around is cut to, which a scroll view is beyond its box on a screen; nothing for one that shows what is beside
    ///     it, too.
    private func addOutOfSight(
        to elements: inout Set<String>, in space: Transform, window: Rect?, clip: Rect?, isRow: Bool
    ) {
        let box = space.bounds(of: frame)
        if let window, isRow || rare.accessibility?.role == .cell, !window.shows(box) {
            return insertIDs(into: &elements)
        }
        var window = window
        if isScrollView, let clip {
            window = window.map { $0.intersection(clip) ?? Rect(origin: clip.origin, size: .zero) } ?? clip
        }
        let clip = clipBounds.map { space.bounds(of: $0.translated(by: frame.origin)) }
        let inner = childTransform.followed(by: space)
        for child in children {
            child.addOutOfSight(
                to: &elements, in: inner, window: window, clip: clip, isRow: isLazyContainer)
        }
    }

    private func insertIDs(into elements: inout Set<String>) {
        elements.insert(id.text)
        for child in children { child.insertIDs(into: &elements) }
    }

    private var isLazyContainer: Bool {
        guard case .container(let container) = kind else { return false }
        return switch container.layout {
        case .lazyHorizontal, .lazyVertical, .grid: true
        default: false
        }
    }

    /// What the element cuts its content to, in its own coordinates.
    private var clipBounds: Rect? {
        guard case .clip(let outline, _) = kind else { return nil }
        return outline.path(in: Rect(origin: .zero, size: frame.size)).bounds
    }
}

extension Rect {
    /// Whether it shows something of a box; of one without length, the place, be it at the edge.
    fileprivate func shows(_ box: Rect) -> Bool {
        func overlap(_ start: Double, _ end: Double, _ first: Double, _ last: Double) -> Bool {
            first == last ? first >= start && first <= end : first < end && last > start
        }
        return overlap(minX, maxX, box.minX, box.maxX) && overlap(minY, maxY, box.minY, box.maxY)
    }
}
