import VitrineDrawing
import VitrineGeometry

extension VectorImage {
    /// What stands for a symbol that there is not: a dashed frame as large as most symbols are.
    static let missingSymbol: VectorImage = {
        let frame = Rect(x: 3, y: 3, width: 18, height: 18)
        let outline = Path(
            roundedRectangle: frame, radii: CornerRadii(all: 4), isContinuous: false)
        let style = StrokeStyle(width: 1.75, cap: .butt, join: .round, dash: [3, 2.5])
        var image = VectorImage(
            viewBox: Rect(x: 0.5, y: 0.5, width: 23, height: 23), size: Size(width: 23, height: 23),
            shapes: [Shape(path: outline, stroke: Stroke(ink: .currentColor(opacity: 0.5), style: style))])
        image.unitsPerEm = 20
        return image
    }()
}
