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
    ) -> some View {
        inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }

    /// A line inside of the outline; edges are antialiased in any case.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
    }
}
