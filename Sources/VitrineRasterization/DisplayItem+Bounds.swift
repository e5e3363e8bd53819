import VitrineDrawing
import VitrineGeometry

// Rectangles, in points, outside of which nothing is drawn; they may be larger than what is.
extension DisplayItem {
    var bounds: Rect? {
        switch content {
        case .fill(let path, _, _): path.controlBounds
        case .stroke(let path, _, let style): path.controlBounds?.outset(by: style.reach)
        case .glyphs(let run): run.bounds
        case .image(let image): image.destination
        case .group(let group): group.bounds
        case .blurBelow(let path, _, _): path.controlBounds
        }
    }
}

extension Group {
    /// The bounds after everything that is done to the group.
    var bounds: Rect? {
        guard var bounds = contentBounds else { return nil }
        bounds = bounds.outset(by: 3 * blurDeviation + 1)
        if let shadow, !shadow.isInner {
            bounds = bounds.union(
                bounds.outset(by: 3 * shadow.deviation + 1).translated(by: shadow.offset))
        }
        return transform.boundingBox(of: bounds)
    }

    /// The bounds of the items as far as the clip shows them.
    var contentBounds: Rect? {
        guard let bounds = items.bounds else { return nil }
        guard let clip else { return bounds }
        return clip.controlBounds.flatMap { $0.intersection(bounds) }
    }
}

extension [DisplayItem] {
    var bounds: Rect? {
        reduce(nil as Rect?) { bounds, item in
            guard let next = item.bounds else { return bounds }
            return bounds?.union(next) ?? next
        }
    }
}

extension GlyphRun {
    var bounds: Rect? {
        guard let first = glyphs.first else { return nil }
        var bounds = Rect(origin: first.position, size: .zero)
        for glyph in glyphs { bounds = bounds.union(Rect(origin: glyph.position, size: .zero)) }
        // No glyph of the fonts in use reaches further than this from its origin.
        return bounds.outset(by: 3 * size)
    }
}

extension Path {
    /// The smallest rectangle that holds all points and control points.
    var controlBounds: Rect? {
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        func include(_ point: Point) {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let point, let control1, let control2):
                include(point)
                include(control1)
                include(control2)
            case .close: break
            }
        }
        return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
}

extension StrokeStyle {
    /// How far a line reaches from its path.
    var reach: Double {
        let corner = join == .miter ? miterLimit : 1
        return width / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}
