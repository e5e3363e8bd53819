public import VitrineGeometry

extension Transform {
    /// Moves by points, to the right and downwards.
    public static func translation(x: Double, y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales both axes about the origin.
    public static func scale(_ factor: Double) -> Transform {
        Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
    }

    /// The map that applies this one first and then another.
    public func followed(by next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The point to which a point is mapped.
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Maps a distance without its place.
    public func apply(toOffset offset: Point) -> Point {
        Point(x: a * offset.x + c * offset.y, y: b * offset.x + d * offset.y)
    }

    /// The smallest rectangle that holds the image of another.
    public func boundingBox(of rect: Rect) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
        ].map { apply(to: $0) }
        // Key paths would be followed at run time.
        let (x, y) = (corners.map { $0.x }, corners.map { $0.y })
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }

    /// Whether axes stay where they are and both are stretched alike.
    public var isUniformScale: Bool { b == 0 && c == 0 && a == d && a > 0 }

    /// Whether rectangles stay rectangles in the same orientation.
    public var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// By how much lengths grow; for unequal stretching the geometric mean.
    public var meanScale: Double { abs(a * d - b * c).squareRoot() }

    /// The outline that the map makes of another.
    public func apply(to path: Path) -> Path { path.mapped { apply(to: $0) } }

    /// The factor of all lengths, or nothing where it depends on the direction.
    public var uniformScale: Double? {
        let (first, second) = (a * a + b * b, c * c + d * d)
        let tolerance = 1e-9 * max(first, second)
        guard abs(first - second) <= tolerance, abs(a * c + b * d) <= tolerance else { return nil }
        return first.squareRoot()
    }

    /// The map that takes back what this one does; nothing where it makes lines or points of areas.
    public var inverse: Transform? {
        let determinant = a * d - b * c
        guard determinant.isNormal else { return nil }
        let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, self.a / determinant)
        return Transform(a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
    }
}
