/// Distances in points from the physical edges of a rectangle, positive inwards.
public struct Insets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

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

    public static let zero = Insets(all: 0)

    @inlinable public var horizontal: Double { left + right }
    @inlinable public var vertical: Double { top + bottom }
}
