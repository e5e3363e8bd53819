import VitrineGeometry
public import VitrinePixels

/// An SVG file with what outlines cannot say (filters, patterns, soft masks, pictures), drawn once by librsvg.
///
/// Its pixels are dense enough for any size that such a file is usually shown in; what is shown larger becomes soft.
public struct SVGBitmap: Equatable, Sendable {
    public let bitmap: Bitmap
    /// How many pixels each point of the file's extent has.
    public let pixelsPerPoint: Double
    /// Whether its only colour is the one around it (`currentColor`).
    public let isStencil: Bool

    /// Draws a file, encoded in UTF-8.
    ///
    /// Nothing from outside of the file has a part in that, and nothing is left out quietly: what librsvg cannot draw, or only with
    /// fonts, is a ``VectorImageError``.
    ///
    /// - Parameter fonts: What texts may name; `nil` where files with texts are refused.
    public init(svg: [UInt8], fonts: DrawingFonts? = nil) throws(VectorImageError) {
        let root = try MarkupReader.read(svg)
        let size = try ShapeReader(root: root).size
        guard size.width > 0, size.height > 0 else {
            throw .undrawable(reason: "it has no extent")
        }
        let markup = try SelfContainedMarkup(of: root, size: size, fonts: fonts)
        let hasFilters = markup.root.withDescendants.contains { $0.name == "filter" }
        let density = Self.density(of: size, hasFilters: hasFilters)
        let pixels = PixelSize(
            width: max(1, Int((size.width * density).rounded())),
            height: max(1, Int((size.height * density).rounded())))
        guard let pixels else { throw .undrawable(reason: "it has no extent") }
        try DrawingCost.check(markup.root, pixels: pixels.area, density: density)
        self.bitmap = try Self.bitmap(of: markup, size, in: pixels, fonts: fonts)
        // Of the longer side, which is the more exact one.
        self.pixelsPerPoint =
            size.width >= size.height
            ? Double(pixels.width) / size.width : Double(pixels.height) / size.height
        self.isStencil = markup.isStencil
    }

    private static func bitmap(
        of markup: SelfContainedMarkup, _ size: Size, in pixels: PixelSize, fonts: DrawingFonts?
    ) throws(VectorImageError) -> Bitmap {
        guard let fonts, !markup.families.isEmpty else {
            return try RSVGDrawing(markup.bytes).bitmap(size, in: pixels)
        }
        var result = Result<Bitmap, VectorImageError>.failure(.undrawable(reason: "it has no fonts"))
        do {
            try fonts.use(markup.families, markup.text) {
                result = Result { () throws(VectorImageError) in
                    try RSVGDrawing(markup.bytes).bitmap(size, in: pixels)
                }
            }
        } catch {
            throw .undrawable(reason: "\(error)")
        }
        return try result.get()
    }

    /// Whole pixels to a point where the file's extent allows for them; with filters fewer, since those are slow and soft.
    private static func density(of size: Size, hasFilters: Bool) -> Double {
        let side = max(size.width, size.height)
        let (usual, most) = hasFilters ? (256.0, 1024.0) : (1024, 2048)
        return min(max(4, (usual / side).rounded(.down)), most / side)
    }
}
