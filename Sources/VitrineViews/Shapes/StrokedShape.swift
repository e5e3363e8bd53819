public import Foundation

/// The area that a line along an outline covers, as a shape.
public nonisolated struct StrokedShape<Content: Shape>: Shape, StrokedOutline {
    let shape: Content
    package let strokeStyle: StrokeStyle

    init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.strokeStyle = style
    }

    package var strokedShape: any Shape { shape }

    /// The outline itself: the line's area is known only to the rasterizer.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
