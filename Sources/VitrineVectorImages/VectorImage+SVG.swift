public import VitrineDrawing
import VitrineGeometry

extension VectorImage {
    /// Reads an SVG file, encoded in UTF-8.
    ///
    /// Takes the part of SVG that icons use. Nothing is left out quietly: what cannot be expressed as filled,
    /// stroked and clipped outlines (text, filters, patterns) is a ``VectorImageError`` that names the element or
    /// attribute.
    ///
    /// A file that the SF Symbols app has exported is a symbol, with the measures of its guides.
    public init(svg: [UInt8]) throws(VectorImageError) {
        let root = try MarkupReader.read(svg)
        if let template = try SymbolTemplate(root: root) {
            self = try template.image()
            return
        }
        let drawing = try StyleSheet(of: root).applied(to: try Definitions(of: root).expanded(root))
        let reader = try ShapeReader(root: drawing)
        self.init(viewBox: reader.viewBox, size: reader.size, shapes: try reader.shapes(of: drawing))
    }
}
