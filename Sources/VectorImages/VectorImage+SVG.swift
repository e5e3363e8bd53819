public import Drawing
import Geometry

extension VectorImage {
    /// Reads an SVG file, encoded in UTF-8.
    ///
    /// Takes the part of SVG that icons use. Nothing is left out quietly: what cannot be expressed as filled
    /// and stroked outlines (gradients, text, filters, style sheets) is a ``VectorImageError`` that names the
    /// element or attribute.
    public init(svg: [UInt8]) throws(VectorImageError) {
        let root = try MarkupReader.read(svg)
        let reader = try ShapeReader(root: root)
        self.init(viewBox: reader.viewBox, size: reader.size, shapes: try reader.shapes(of: root))
    }
}
