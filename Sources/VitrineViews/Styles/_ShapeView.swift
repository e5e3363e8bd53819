// swift-format-ignore-file: NoLeadingUnderscores

/// A shape that is filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public var body: some View { shape.fill(style, style: fillStyle) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A style that is a view as well shows a rectangle of itself.
    @MainActor @preconcurrency
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
