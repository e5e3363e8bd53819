public import Foundation

/// A shape that is drawn, and can be drawn over again.
public nonisolated protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    var shape: Content { get }
}

extension ShapeView {
    public func fill<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.fill(style, style: fillStyle))
    }

    /// Adds a line along the outline, half of it on either side; edges are antialiased in any case.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.stroke(style, lineWidth: lineWidth))
    }

    /// Adds a line along the outline, half of it on either side; edges are antialiased in any case.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.stroke(style, style: strokeStyle))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Adds a line inside of the outline; edges are antialiased in any case.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.strokeBorder(style, lineWidth: lineWidth))
    }

    /// Adds a line inside of the outline; edges are antialiased in any case.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.strokeBorder(style, style: strokeStyle))
    }
}
