public import VitrineGeometry

extension Path {
    /// The rectangle with upright sides that the path goes around once, if it does nothing else.
    public var uprightRectangle: Rect? {
        var points: [Point] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: points.append(point)
            case .line(let point): points.append(point)
            case .close where points.count >= 4: break
            case .move, .curve, .close: return nil
            }
        }
        if points.count == 5, points.first == points.last { points.removeLast() }
        guard points.count == 4 else { return nil }
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % 4]
            guard (point.x == next.x) != (point.y == next.y) else { return nil }
        }
        // Two sides in one line, or two sides on each other, go back and forth.
        guard points[0].x != points[2].x, points[0].y != points[2].y, points[1] != points[3] else {
            return nil
        }
        let (first, opposite) = (points[0], points[2])
        return Rect(
            x: min(first.x, opposite.x), y: min(first.y, opposite.y),
            width: abs(first.x - opposite.x), height: abs(first.y - opposite.y))
    }
}
