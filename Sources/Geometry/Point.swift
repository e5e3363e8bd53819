/// A position in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)

    /// The position along an axis.
    @inlinable
    public subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    @inlinable
    public static func + (point: Point, offset: Point) -> Point {
        Point(x: point.x + offset.x, y: point.y + offset.y)
    }

    @inlinable
    public static func - (point: Point, offset: Point) -> Point {
        Point(x: point.x - offset.x, y: point.y - offset.y)
    }
}
