public import Foundation

// What CSS has and SwiftUI has not.
nonisolated extension View {
    /// Draws lines along some of the edges, inside the view; where two meet, only one of them is drawn.
    public func border<Style: ShapeStyle>(
        _ style: Style, width: CGFloat = 1, edges: Edge.Set
    ) -> some View {
        overlay {
            VStack(spacing: 0) {
                if edges.contains(.top) { Rectangle().fill(style).frame(height: width) }
                HStack(spacing: 0) {
                    if edges.contains(.leading) { Rectangle().fill(style).frame(width: width) }
                    Spacer(minLength: 0)
                    if edges.contains(.trailing) { Rectangle().fill(style).frame(width: width) }
                }
                .frame(maxHeight: .infinity)
                if edges.contains(.bottom) { Rectangle().fill(style).frame(height: width) }
            }
        }
    }

    /// Puts the blurred shadow of a shape behind the view, larger than it by a spread, as CSS's `box-shadow` does.
    ///
    /// Unlike ``shadow(color:radius:x:y:)`` it does not follow what the view draws. The radius is the Gaussian's deviation in
    /// points, half of CSS's.
    public func boxShadow<S: InsettableShape>(
        _ shape: S, color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        spread: CGFloat = 0, offset: CGSize = .zero
    ) -> some View {
        background {
            shape.inset(by: -spread).fill(color).blur(radius: radius)
                .offset(x: offset.width, y: offset.height)
        }
    }
}
