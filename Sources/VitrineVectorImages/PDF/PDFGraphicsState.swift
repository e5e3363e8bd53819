import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// The graphics state of a page (ISO 32000-1 §8.4).
struct PDFGraphicsState {
    var transform: Transform
    var fillSpace = PDFColorSpace.gray
    var fill = VectorImage.Ink.color(.black)
    var fillAlpha = 1.0
    var strokeSpace = PDFColorSpace.gray
    var stroke = VectorImage.Ink.color(.black)
    var strokeAlpha = 1.0
    /// In the units of the page's content.
    var line = StrokeStyle()
    var clips: [VectorImage.Clip] = []
    /// A mask that is a clip: opaque within its outline and clear without.
    var mask: VectorImage.Clip?

    init(transform: Transform) {
        self.transform = transform
    }

    /// A shape with the outline, which is in the icon's coordinates; nothing where it has none.
    func shape(
        _ path: Path, filledBy rule: Path.FillRule?, isStroked: Bool
    ) throws(PDFError) -> VectorImage.Shape? {
        guard !path.elements.isEmpty, rule != nil || isStroked else { return nil }
        var shape = VectorImage.Shape(path: path)
        if let rule { shape.fill = VectorImage.Fill(ink: fill.multiplied(by: fillAlpha), rule: rule) }
        if isStroked {
            guard let scale = transform.uniformScale else { throw PDFError("a stroke is scaled unevenly") }
            var style = line
            style.width *= scale
            style.dash = style.dash.map { $0 * scale }
            style.dashPhase *= scale
            shape.stroke = VectorImage.Stroke(ink: stroke.multiplied(by: strokeAlpha), style: style)
        }
        shape.clips = (clips + [mask].compactMap { $0 }).filter { !$0.leaves(shape) }
        return shape
    }
}
