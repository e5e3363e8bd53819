public import Foundation

/// A shape that can be drawn further inside.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// The shape's outline with its whole line inside.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line inside of the outline; edges are antialiased in any case.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        BorderedShape(
            shape: self,
            line: InkedShape(shape: inset(by: strokeStyle.lineWidth / 2), ink: .stroke(style, strokeStyle)))
    }
}
