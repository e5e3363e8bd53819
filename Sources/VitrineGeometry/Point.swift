/// A position in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
    /// The distance from the origin to the right.
    public var x: Double
    /// The distance from the origin downwards.
    public var y: Double

    /// A point by its distances from the origin.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    /// The position along an axis.
    @inlinable
    public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point moved by an offset.
    @inlinable
    public static func + (point: Point, offset: Point) -> Point {
        Point(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// The point moved by an offset the other way; for two points, the offset from the second to the first.
    @inlinable
    public static func - (point: Point, offset: Point) -> Point {
        Point(x: point.x - offset.x, y: point.y - offset.y)
    }
}
