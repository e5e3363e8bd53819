import CFreeType
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// A glyph with colours of its own, as the font file holds it.
struct GlyphPicture {
    var bitmap: Bitmap
    /// Where the picture lies relative to the glyph's origin, in ems.
    var frame: Rect
}

extension FontFile {
    /// Whether glyphs are pictures in one size, such as those of Noto Color Emoji.
    var holdsPictures: Bool {
        face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && face.pointee.num_fixed_sizes > 0
    }

    /// A glyph's picture; nothing for a glyph that shows nothing.
    mutating func picture(ofGlyph glyph: UInt32) throws(RasterizationError) -> GlyphPicture? {
        try check(FT_Select_Size(face, 0), glyph)
        // The scale is now the strike's and no size that a mask was made with.
        currentSize = 0
        try check(FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)), glyph)
        guard let slot = face.pointee.glyph?.pointee, slot.bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue,
            let size = PixelSize(width: Int(slot.bitmap.width), height: Int(slot.bitmap.rows)),
            let buffer = slot.bitmap.buffer, let strike = face.pointee.available_sizes?.pointee
        else { return nil }
        var bitmap = Bitmap(size: size)
        for y in 0..<size.height {
            let row = buffer + y * Int(slot.bitmap.pitch)
            for x in 0..<size.width {
                // Blue, green, red, alpha; premultiplied.
                bitmap.pixels[y * size.width + x] =
                    UInt32(row[4 * x + 3]) << 24 | UInt32(row[4 * x + 2]) << 16 | UInt32(row[4 * x + 1]) << 8
                    | UInt32(row[4 * x])
            }
        }
        let em = Double(strike.y_ppem) / 64
        return GlyphPicture(
            bitmap: bitmap,
            frame: Rect(
                x: Double(slot.bitmap_left) / em, y: -Double(slot.bitmap_top) / em,
                width: Double(size.width) / em, height: Double(size.height) / em))
    }
}
