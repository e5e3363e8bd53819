public import Foundation

/// A shape in a size of its own.
public nonisolated struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    /// The shape in its own size at the rectangle's top left corner.
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
