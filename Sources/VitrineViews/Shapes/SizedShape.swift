public import Foundation

/// A shape in a size of its own.
public nonisolated struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize
    /// The point of the shape that lies at the same point of the rectangle.
    let anchor: UnitPoint

    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x,
            y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }
}
