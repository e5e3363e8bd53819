import CCairo
import CFreeType
import VitrineDrawing
import VitrineGeometry

/// A font file as Cairo embeds it.
struct PDFFont: ~Copyable {
    /// An opened face with a size of its own, kept alive by Cairo's face.
    private final class Face {
        let file: FontFile

        init(_ file: consuming FontFile) { self.file = file }
    }

    private let handle: OpaquePointer
    /// Glyphs are pictures, which PDF has no fonts for.
    let holdsPictures: Bool

    init(_ face: FontFace) throws(RasterizationError) {
        let file = Face(try FontFile(face, library: FontLibrary()))
        handle = try Self.open(file, path: face.path)
        holdsPictures = file.file.holdsPictures
    }

    private static func open(_ file: Face, path: String) throws(RasterizationError) -> OpaquePointer {
        let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        let handle = cairo_ft_font_face_create_for_ft_face(UnsafeMutableRawPointer(file.file.face), flags)
        let status = cairo_font_face_status(handle)
        guard let handle, status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(handle)
            throw .unreadableFontFile(path: path, reason: String(cString: cairo_status_to_string(status)))
        }
        // Cairo keeps faces longer than the document; the file must live as long.
        let retained = Unmanaged.passRetained(file).toOpaque()
        cairo_font_face_set_user_data(handle, font_file_key(), retained) { pointer in
            guard let pointer else { return }
            Unmanaged<Face>.fromOpaque(pointer).release()
        }
        return handle
    }

    deinit { cairo_font_face_destroy(handle) }

    /// Draws glyphs together with the text that they stand for, in the context's colour and coordinates.
    func show(_ run: GlyphRun, on context: OpaquePointer) {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        cairo_set_font_face(context, handle)
        cairo_set_font_size(context, run.size)
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.position.x, y: $0.position.y) }
        // Where glyphs stand for single characters, spaces are but distances.
        let isOneByOne = run.drawnText.unicodeScalars.count == glyphs.count
        let text = isOneByOne ? run.drawnText : run.text
        let clusters = TextClusters(of: text, glyphCount: glyphs.count)
        let entries = clusters.clusters.map {
            cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
        }
        text.withCString { bytes in
            cairo_show_text_glyphs(
                context, bytes, Int32(text.utf8.count), glyphs, Int32(glyphs.count), entries,
                Int32(entries.count),
                text.isRightToLeft
                    ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
        }
    }
}

/// Which glyphs show which part of a text.
struct TextClusters {
    var clusters: [(bytes: Int, glyphs: Int)] = []

    /// One glyph for each character where the numbers agree, otherwise all for all.
    init(of text: String, glyphCount: Int) {
        let scalars = text.unicodeScalars
        if scalars.count == glyphCount {
            clusters = scalars.map { (UTF8.width($0), 1) }
        } else {
            clusters = [(text.utf8.count, glyphCount)]
        }
    }
}

extension GlyphRun {
    /// The text without what no glyph is drawn for.
    var drawnText: String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
                }))
    }
}

extension String {
    /// Whether letters run from right to left, for the text of a run, which has one direction.
    var isRightToLeft: Bool {
        unicodeScalars.contains { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
    }
}
