import Vitrine

/// A path in its own bounds, so that gradients reach from end to end of it.
struct PlotPath: View {
    let path: Path
    let style: AnyShapeStyle
    /// Nothing for what is filled.
    var stroke: StrokeStyle?

    var body: some View {
        // What has no points has no place.
        let bounds = path.isEmpty ? .zero : path.boundingRect
        let inside = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        Group {
            if let stroke { inside.stroke(style, style: stroke) } else { inside.fill(style) }
        }
        // A straight line has no width or no height, and what has none is not drawn.
        .frame(width: max(bounds.width, 1), height: max(bounds.height, 1))
        .offset(x: bounds.minX, y: bounds.minY)
    }
}
