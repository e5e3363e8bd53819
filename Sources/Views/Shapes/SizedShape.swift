public import Foundation

/// A shape in a size of its own.
public nonisolated struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
