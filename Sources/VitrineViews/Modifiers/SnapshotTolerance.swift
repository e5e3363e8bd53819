public import Foundation

/// How far a picture may be from its reference, attached to a view or to a definition.
public nonisolated struct SnapshotTolerance: Hashable, Sendable {
    /// How many points edges may lie elsewhere.
    public var position: CGFloat
    /// How far colours may be apart: the Euclidean distance of red, green and blue, each 0…255.
    public var color: Double

    /// No tolerance but what is given; traps where a distance is negative or not finite.
    public init(position: CGFloat = 0, color: Double = 0) {
        precondition(position >= 0 && position.isFinite, "a tolerated distance is not negative")
        precondition(color >= 0 && color.isFinite, "a tolerated color distance is not negative")
        self.position = position
        self.color = color
    }

    /// Every pixel has to be equal.
    public static let none = SnapshotTolerance()
}
