public import Foundation

/// A part of a shape's outline.
public nonisolated struct TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    let start: CGFloat
    let end: CGFloat

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
