/// An axis-parallel rectangle in points.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    /// A rectangle by its top left corner and its size.
    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its top left corner and its sides.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// An empty rectangle at the origin.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// The left edge.
    @inlinable public var minX: Double { origin.x }
    /// The top edge.
    @inlinable public var minY: Double { origin.y }
    /// Halfway between the left and the right edge.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// Halfway between the top and the bottom edge.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    @inlinable public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    @inlinable public var maxY: Double { origin.y + size.height }
    /// The distance between the left and the right edge.
    @inlinable public var width: Double { size.width }
    /// The distance between the top and the bottom edge.
    @inlinable public var height: Double { size.height }
    /// The point where both diagonals meet.
    @inlinable public var center: Point { Point(x: midX, y: midY) }

    /// The rectangle moved by an offset.
    @inlinable
    public func translated(by offset: Point) -> Rect {
        Rect(origin: origin + offset, size: size)
    }

    /// The rectangle with each edge moved inwards; a side never becomes negative.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The rectangle with each edge moved outwards.
    public func outset(by distance: Double) -> Rect {
        Rect(
            x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance
        )
    }

    /// The area that both have; nothing where they have none.
    public func intersection(_ other: Rect) -> Rect? {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return x < right && y < bottom ? Rect(x: x, y: y, width: right - x, height: bottom - y) : nil
    }

    /// Whether there is an area that both have.
    public func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
