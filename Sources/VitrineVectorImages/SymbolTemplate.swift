import VitrineDrawing
import VitrineGeometry

/// A symbol in the format that the SF Symbols app exports: one drawing in nine weights and three scales, with guides.
///
/// The drawing in regular weight and medium scale is taken, or the nearest one that the file has. The guides say how
/// wide the symbol is and where the capitals beside it begin and end; the text of the template, its notes and style
/// sheet are passed over. Layers come from the classes of the annotated form (`hierarchical-1:secondary`).
struct SymbolTemplate {
    private let reader: ShapeReader
    private let symbol: MarkupElement
    private let guides: [MarkupElement]
    /// `Regular-M`.
    private let variant: String

    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// The em in the units of the file, for each scale.
    private static let scales = ["M": 100.0, "S": 79, "L": 128]
    /// The room above and below the ink.
    private static let bearing = 8.75

    /// Nothing for an SVG file that is no template.
    init?(root: MarkupElement) throws(VectorImageError) {
        let groups = root.descendants.filter { $0.name == "g" && !$0.children.isEmpty }
        let variants = Self.variants
        let present = variants.firstIndex { name in groups.contains { $0.attributes["id"] == name } }
        guard groups.contains(where: { $0.attributes["id"] == "Guides" }), let present,
            let symbol = groups.first(where: { $0.attributes["id"] == variants[present] })
        else { return nil }
        self.reader = try ShapeReader(root: root)
        self.symbol = symbol
        self.guides = root.descendants.filter { $0.attributes["id"] != nil }
        self.variant = variants[present]
    }

    /// From the regular weight and medium scale outwards.
    private static var variants: [String] {
        let middle = 3
        let nearest = weights.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
        return ["M", "S", "L"].flatMap { scale in nearest.map { "\(weights[$0])-\(scale)" } }
    }

    func image() throws(VectorImageError) -> VectorImage {
        let shapes = try reader.shapes(of: symbol.withLayers).map(\.inCurrentColor)
        var image = VectorImage(viewBox: reader.viewBox, size: reader.size, shapes: shapes)
        guard let ink = image.inkBounds else { return image }
        let scale = String(variant.suffix(1))
        let left = try guide(["left-margin-\(variant)", "left-margin"])
        let right = try guide(["right-margin-\(variant)", "right-margin"])
        let capline = try guide(["Capline-\(scale)"])
        let baseline = try guide(["Baseline-\(scale)"])
        let middle = capline.flatMap { top in baseline.map { (top.y + $0.y) / 2 } } ?? ink.midY
        let halfHeight = max(middle - ink.minY, ink.maxY - middle) + Self.bearing
        let minX = left?.x ?? ink.minX - Self.bearing
        let maxX = right?.x ?? ink.maxX + Self.bearing
        image.viewBox = Rect(
            x: minX, y: middle - halfHeight, width: max(maxX - minX, 1), height: 2 * halfHeight)
        image.size = image.viewBox.size
        image.unitsPerEm = Self.scales[scale]
        return image
    }

    /// Where the first guide begins that the file has.
    private func guide(_ ids: [String]) throws(VectorImageError) -> Point? {
        for id in ids {
            guard let guide = guides.first(where: { $0.attributes["id"] == id }), guide.name != "g" else {
                continue
            }
            return try reader.path(of: guide, in: reader.viewBox.size).bounds?.origin
        }
        return nil
    }
}

extension MarkupElement {
    fileprivate var descendants: [MarkupElement] { children.flatMap { [$0] + $0.descendants } }

    /// The element with the layers that its classes and those inside name.
    fileprivate var withLayers: MarkupElement {
        var element = self
        let classes = attributes["class"]?.split(separator: " ") ?? []
        for name in classes where name.hasPrefix("hierarchical-") {
            guard let layer = name.split(separator: ":").dropFirst().first,
                ["primary", "secondary", "tertiary"].contains(layer)
            else { continue }
            element.attributes["data-symbol-layer"] = String(layer)
        }
        element.children = children.map(\.withLayers)
        return element
    }
}

extension VectorImage.Shape {
    /// The shape in the color around the symbol, whatever color shows it in the template.
    fileprivate var inCurrentColor: VectorImage.Shape {
        var shape = self
        if fill != nil { shape.fill?.ink = .currentColor(opacity: 1) }
        if stroke != nil { shape.stroke?.ink = .currentColor(opacity: 1) }
        return shape
    }
}
