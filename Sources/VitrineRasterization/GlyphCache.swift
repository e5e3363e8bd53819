import VitrineDrawing

/// Opened fonts with the masks and outlines of their glyphs, kept within a bound.
///
/// A mask depends on nothing but its key, so that what is cached never changes a pixel.
struct GlyphCache: ~Copyable {
    private struct MaskKey: Hashable {
        var font: UInt32
        var glyph: UInt32
        /// The em in 26.6 pixels, then two bits for the quarter.
        var sizeAndQuarter: UInt64
    }

    private struct OutlineKey: Hashable {
        var font: Int
        var glyph: UInt32
    }

    private let library = FontLibrary()
    private var fonts: [OpenFont] = []
    private var fontNumbers: [FontFace: Int] = [:]
    private var masks = BoundedCache<MaskKey, GlyphMask>(cost: 8 << 20)
    private var pictures = BoundedCache<OutlineKey, GlyphPicture?>(cost: 64)
    private var outlines = BoundedCache<OutlineKey, Path>(cost: 2048)

    /// The number by which this cache knows a face.
    mutating func number(of face: FontFace) throws(RasterizationError) -> Int {
        if let number = fontNumbers[face] { return number }
        fonts.append(OpenFont(try FontFile(face, library: library)))
        fontNumbers[face] = fonts.count - 1
        return fonts.count - 1
    }

    mutating func mask(
        ofGlyph glyph: UInt32, font: Int, size: Int, quarters: Int
    ) throws(RasterizationError) -> GlyphMask {
        let key = MaskKey(
            font: UInt32(font), glyph: glyph, sizeAndQuarter: UInt64(size) << 2 | UInt64(quarters))
        if let mask = masks.value(for: key) { return mask }
        let mask = try fonts[font].file.mask(ofGlyph: glyph, size: size, quarters: quarters)
        masks.insert(mask, for: key, cost: mask.pixels.count + 64)
        return mask
    }

    /// Whether a font's glyphs have colours of their own.
    func holdsPictures(font: Int) -> Bool { fonts[font].holdsPictures }

    mutating func picture(ofGlyph glyph: UInt32, font: Int) throws(RasterizationError) -> GlyphPicture? {
        let key = OutlineKey(font: font, glyph: glyph)
        if let picture = pictures.value(for: key) { return picture }
        let picture = try fonts[font].file.picture(ofGlyph: glyph)
        pictures.insert(picture, for: key)
        return picture
    }

    mutating func outline(ofGlyph glyph: UInt32, font: Int) throws(RasterizationError) -> Path {
        let key = OutlineKey(font: font, glyph: glyph)
        if let outline = outlines.value(for: key) { return outline }
        let outline = try fonts[font].file.outline(ofGlyph: glyph)
        outlines.insert(outline, for: key)
        return outline
    }
}

/// A box for a font file, which an array cannot hold by itself.
private final class OpenFont {
    var file: FontFile
    let holdsPictures: Bool

    init(_ file: consuming FontFile) {
        holdsPictures = file.holdsPictures
        self.file = file
    }
}
