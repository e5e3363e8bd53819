public import VitrineGeometry

extension Path {
    /// The smallest rectangle that holds the outline, curves by their own extremes rather than their control points.
    public var bounds: Rect? {
        var bounds: Rect?
        var current = Point.zero
        func include(_ point: Point) {
            let rect = Rect(origin: point, size: .zero)
            bounds = bounds?.union(rect) ?? rect
        }
        for element in elements {
            switch element {
            case .move(let to): current = to
            case .line(let to):
                include(current)
                include(to)
                current = to
            case .curve(let to, let control1, let control2):
                let curve = CubicCurve(start: current, control1: control1, control2: control2, end: to)
                include(current)
                include(to)
                for part in curve.extremes { include(curve.point(at: part)) }
                current = to
            case .close: break
            }
        }
        return bounds
    }
}

/// One cubic curve.
private struct CubicCurve {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point

    func point(at part: Double) -> Point {
        let rest = 1 - part
        let weights = (
            rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
        )
        return Point(
            x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y)
    }

    /// Where the curve turns around on an axis: the zeros of its derivative.
    var extremes: [Double] {
        Self.zeros(start.x, control1.x, control2.x, end.x)
            + Self.zeros(start.y, control1.y, control2.y, end.y)
    }

    private static func zeros(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let zeros: [Double]
        if abs(a) < 1e-12 {
            zeros = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            zeros = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return zeros.filter { $0 > 0 && $0 < 1 }
    }
}
