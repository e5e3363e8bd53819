public import VitrineGeometry
public import VitrinePixels

/// A face of a font file, as the rasterizer opens it.
public struct FontFace: Hashable, Sendable {
    /// What sidecars and messages call it, such as `Inter SemiBold`; unique within a font book.
    public var name: String
    /// The path of the font's file.
    public var path: String
    /// The position of the face in a collection file.
    public var index: Int

    /// A face of a file; the first one unless an index is given.
    public init(name: String, path: String, index: Int = 0) {
        self.name = name
        self.path = path
        self.index = index
    }
}

/// Glyphs of one face, size and colour, placed one by one.
public struct GlyphRun: Hashable, Sendable {
    /// One glyph with its place.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's index in the face.
        public var id: UInt32
        /// Where its origin lies on the baseline, in points.
        public var position: Point

        /// A glyph whose origin lies at a point.
        public init(id: UInt32, position: Point) {
            self.id = id
            self.position = position
        }
    }

    /// The face whose glyphs they are.
    public var face: FontFace
    /// The em in points.
    public var size: Double
    /// The one colour of all glyphs.
    public var color: SRGBColor
    /// The glyphs in the order in which they are drawn.
    public var glyphs: [Glyph]
    /// The text that the glyphs stand for, for formats that hold text.
    public var text: String
    /// The OpenType features that chose the glyphs, for formats that hold text.
    public var features: [String]

    /// Glyphs that are placed already; `text` and `features` only matter to formats that hold text.
    public init(
        face: FontFace, size: Double, color: SRGBColor, glyphs: [Glyph], text: String, features: [String] = []
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.text = text
        self.features = features
    }
}
