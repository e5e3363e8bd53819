/// Distances in points from the physical edges of a rectangle, positive inwards.
public struct Insets: Hashable, Sendable {
    /// The distance from the top edge downwards.
    public var top: Double
    /// The distance from the left edge to the right, also in right-to-left text.
    public var left: Double
    /// The distance from the bottom edge upwards.
    public var bottom: Double
    /// The distance from the right edge to the left, also in right-to-left text.
    public var right: Double

    /// A distance for each edge.
    @inlinable
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same distance on each edge.
    @inlinable
    public init(all distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// No distance at any edge.
    public static let zero = Insets(all: 0)

    /// The sum of left and right.
    @inlinable public var horizontal: Double { left + right }
    /// The sum of top and bottom.
    @inlinable public var vertical: Double { top + bottom }
}
