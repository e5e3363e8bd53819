nonisolated extension View {
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set)
        -> some View
    {
        modified(by: .background(Rectangle().fill(style).ignoresSafeArea(edges: edges), .center))
    }

    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public func background<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle
    ) -> some View {
        modified(by: .background(shape.fill(style, style: fillStyle), .center))
    }

    /// Fills what lies behind the view.
    public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        background(style, ignoresSafeAreaEdges: .all)
    }

    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modified(by: .background(background, alignment))
    }

    public func background<Content: View>(
        alignment: Alignment = .center, yielding: YieldingOverload = YieldingOverload(),
        @ViewBuilder content: () -> Content
    ) -> some View {
        modified(by: .background(content(), alignment))
    }

    public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
        modified(by: .background(shape.fill(style), .center))
    }
}
