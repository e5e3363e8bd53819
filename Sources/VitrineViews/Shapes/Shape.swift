public import Foundation

/// An outline that fills the rectangle it is given.
public nonisolated protocol Shape: Animatable, View, Sendable {
    /// What the shape stands for; here it makes no difference.
    static var role: ShapeRole { get }

    nonisolated func path(in rect: CGRect) -> Path

    /// The size of the view that draws the shape, for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }

    /// What is proposed, and 10 points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor public var body: some View {
        InkedShape(shape: self, ink: .fill(ForegroundStyle(), isEvenOdd: false))
    }

    /// The shape filled with a style.
    public func fill<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
    ) -> some ShapeView<Self> {
        InkedShape(shape: self, ink: .fill(style, isEvenOdd: fillStyle.isEOFilled))
    }

    /// The shape's outline, half of its line inside and half outside.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line along the outline, half of it on either side; edges are antialiased in any case.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        InkedShape(shape: self, ink: .stroke(style, strokeStyle))
    }

    /// The area of a line along the outline, as a shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }
}
