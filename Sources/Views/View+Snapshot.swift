public import Foundation

/// How far a picture may be from its reference, attached to a view or to a definition.
public nonisolated struct SnapshotTolerance: Hashable, Sendable {
    /// How many points edges may lie elsewhere.
    public var position: CGFloat
    /// How far colours may be apart: the Euclidean distance of red, green and blue, each 0…255.
    public var color: Double

    public init(position: CGFloat = 0, color: Double = 0) {
        precondition(position >= 0 && position.isFinite, "a tolerated distance is not negative")
        precondition(color >= 0 && color.isFinite, "a tolerated color distance is not negative")
        self.position = position
        self.color = color
    }

    /// Every pixel has to be equal.
    public static let none = SnapshotTolerance()
}

extension View {
    /// Lets the view's picture be a little different from its reference.
    ///
    /// Places and sizes may differ by so many points and colours by such a distance, within the view's frame alone.
    /// A text, a font, an image or an element that is another is a change all the same. The check tells how much
    /// of the tolerance was needed.
    public func snapshotTolerance(position: CGFloat = 0, color: Double = 0) -> some View {
        modified(by: .snapshotTolerance(SnapshotTolerance(position: position, color: color)))
    }

    /// Leaves what is inside the view's frame out of the comparison, but not where the frame is and how large.
    public func snapshotMasked() -> some View {
        modified(by: .snapshotMask)
    }
}
