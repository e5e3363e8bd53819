public import Foundation

nonisolated extension View {
    /// Shows the view only where the mask is opaque.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modified(by: .mask(mask(), alignment))
    }

    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modified(by: .mask(mask, .center))
    }

    /// Cuts the view to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        // Only the rasterizer knows the area of a line, so it cuts as a mask.
        let cutsAlongLine = shape is any StrokedOutline
        return modified(
            by: cutsAlongLine
                ? .mask(shape.fill(Color.black), .center) : .clip(shape, isEvenOdd: style.isEOFilled))
    }

    /// Cuts the view to its frame; edges are antialiased in any case.
    public func clipped(antialiased: Bool = false) -> some View {
        modified(by: .clip(Rectangle(), isEvenOdd: false))
    }

    /// Cuts the view to a rounded rectangle with a radius in points; edges are antialiased in any case.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
