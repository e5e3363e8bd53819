public import Foundation

nonisolated extension View {
    public func overlay<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle
    ) -> some View {
        modified(by: .overlay(shape.fill(style, style: fillStyle), .center))
    }

    /// Paints a style over the view's frame; it does not reach into the safe area.
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set) -> some View
    {
        overlay(style)
    }

    public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
        modified(by: .overlay(Rectangle().fill(style), .center))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modified(by: .overlay(overlay, alignment))
    }

    public func overlay<Content: View>(
        alignment: Alignment = .center, yielding: YieldingOverload = YieldingOverload(),
        @ViewBuilder content: () -> Content
    ) -> some View {
        modified(by: .overlay(content(), alignment))
    }

    public func overlay<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
        modified(by: .overlay(shape.fill(style), .center))
    }

    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        modified(by: .overlay(Rectangle().strokeBorder(style, lineWidth: width), .center))
    }
}
