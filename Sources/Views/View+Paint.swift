public import Foundation

extension View {
    /// Fills what lies behind the view.
    public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        modified(by: .background(Rectangle().fill(style), .center))
    }

    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modified(by: .background(background, alignment))
    }

    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        modified(by: .background(content(), alignment))
    }

    public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
        modified(by: .background(shape.fill(style), .center))
    }

    public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
        modified(by: .overlay(Rectangle().fill(style), .center))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modified(by: .overlay(overlay, alignment))
    }

    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        modified(by: .overlay(content(), alignment))
    }

    public func overlay<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
        modified(by: .overlay(shape.fill(style), .center))
    }

    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        modified(by: .overlay(Rectangle().strokeBorder(style, lineWidth: width), .center))
    }

    /// Makes the view see-through; 0 keeps its place.
    public func opacity(_ opacity: Double) -> some View {
        modified(by: .opacity(opacity))
    }

    /// Puts a blurred copy behind the view; the radius is the Gaussian's deviation in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modified(by: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// Cuts the view to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        // Only the rasterizer knows the area of a line, so it cuts as a mask.
        let cutsAlongLine = shape is any StrokedOutline
        return modified(
            by: cutsAlongLine
                ? .mask(shape.fill(Color.black), .center) : .clip(shape, isEvenOdd: style.isEOFilled))
    }

    public func clipped() -> some View {
        modified(by: .clip(Rectangle(), isEvenOdd: false))
    }

    public func cornerRadius(_ radius: CGFloat) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Keeps the view's place and draws nothing.
    public func hidden() -> some View {
        modified(by: .hidden)
    }
}
