import CPango
import VitrineDrawing

/// The measures in a face's file, in ems: independent of size and of Pango.
struct FaceFile: ~Copyable {
    private let font: OpaquePointer
    private let unitsPerEm: Double
    /// The tag of the table `hhea`.
    private static let hhea: hb_tag_t = 0x6868_6561

    init(_ face: FontFace) throws(TypesettingError) {
        guard let blob = hb_blob_create_from_file_or_fail(face.path) else {
            throw .unreadableFontFile(path: face.path)
        }
        defer { hb_blob_destroy(blob) }
        guard UInt32(face.index) < hb_face_count(blob) else { throw .unreadableFontFile(path: face.path) }
        guard let hbFace = hb_face_create(blob, UInt32(face.index)) else {
            throw .unreadableFontFile(path: face.path)
        }
        defer { hb_face_destroy(hbFace) }
        guard hb_face_get_glyph_count(hbFace) > 0, let font = hb_font_create(hbFace) else {
            throw .unreadableFontFile(path: face.path)
        }
        self.font = font
        self.unitsPerEm = Double(hb_face_get_upem(hbFace))
    }

    deinit { hb_font_destroy(font) }

    /// Lends the font, which stays with this value.
    func withFont<Result>(_ use: (OpaquePointer) -> Result) -> Result { use(font) }

    /// Whether the face has a glyph for a code point.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Whether glyphs have colours of their own.
    var isColor: Bool {
        let face = hb_font_get_face(font)
        return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
            || hb_ot_color_has_svg(face) != 0
    }

    /// The distances of lines from the table `hhea`, as Core Text takes them, whatever `OS/2` would rather have.
    var lineMetrics: (ascender: Double, descender: Double, lineGap: Double)? {
        let table = hb_face_reference_table(hb_font_get_face(font), Self.hhea)
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(table, &length), length >= 10 else { return nil }
        func distance(at offset: Int) -> Double {
            let raw = UnsafeRawBufferPointer(start: bytes, count: Int(length))
            return Double(Int16(bigEndian: raw.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
                / unitsPerEm
        }
        return (distance(at: 4), distance(at: 6), distance(at: 8))
    }

    /// A distance from the tables `hhea`, `OS/2` and `post`; 0 where the face does not give it.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
        var position: Int32 = 0
        guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return 0 }
        return Double(position) / unitsPerEm
    }
}

/// A face's vertical distances as parts of the em, upwards positive.
struct FaceMetrics: Equatable {
    var ascender: Double
    var descender: Double
    var lineGap: Double
    var capHeight: Double
    var xHeight: Double
    /// The top edge of the line below the text.
    var underlinePosition: Double
    var underlineThickness: Double
    /// The top edge of the line through the text.
    var strikethroughPosition: Double
    var strikethroughThickness: Double

    init(_ file: borrowing FaceFile) {
        (ascender, descender, lineGap) =
            file.lineMetrics ?? (
                file.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
                file.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
                file.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
            )
        capHeight = file.metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
        xHeight = file.metric(HB_OT_METRICS_TAG_X_HEIGHT)
        underlinePosition = file.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
        underlineThickness = file.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        strikethroughPosition = file.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
        strikethroughThickness = file.metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    }

    /// The distances at a size in points.
    func scaled(to size: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: -descender * size, lineGap: lineGap * size,
            capHeight: capHeight * size, xHeight: xHeight * size)
    }
}
