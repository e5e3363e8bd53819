import CPango
import Drawing

/// Breaks text into lines of glyphs, through Pango and HarfBuzz on a fixed set of faces.
///
/// Everything is laid out in points at the identity matrix with hinting off, so that widths do not depend
/// on the scale at which they are drawn.
final class LineShaper {
    /// How a text is broken.
    struct Breaking: Equatable {
        /// The room for a line in points; any number of words where `nil`.
        var width: Double?
        /// Whether a word that is wider than a line is broken.
        var breaksWords = true
        /// Makes a single line by leaving out a part of the text.
        var ellipsis: Paragraph.Truncation?
        /// Fixes the base direction; otherwise each paragraph's first strong character decides.
        var fixedDirection = false
    }

    /// What a paragraph sets for the whole of its text.
    struct Context: Hashable {
        var language: String
        /// The base direction, or that of paragraphs without a strong character.
        var isRightToLeft: Bool
    }

    private struct DescriptionKey: Hashable {
        var face: Int
        var size: Double
    }

    private let book: FontBook
    private let fallbacks: [Int]
    private let configuration: FontConfiguration
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private var loadedFaces: Set<Int> = []
    private var layouts: [Context: OpaquePointer] = [:]
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]

    /// - Parameter fallbacks: Declarations that are asked in this order for what a style's face lacks.
    init(book: FontBook, fallbacks: [Int] = []) throws(TypesettingError) {
        self.book = book
        self.fallbacks = fallbacks
        configuration = FontConfiguration()
        fontMap = pango_ft2_font_map_new()
        let map = fontMap
        pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
        configuration.withHandle { pango_fc_font_map_set_config(OpaquePointer(map), $0) }
        for face in fallbacks { try load(face) }
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
        g_object_unref(fontMap)
    }

    /// The text's lines, at least one.
    func lines(
        of text: StyledText, in context: Context, breaking: Breaking
    ) throws(TypesettingError) -> [ShapedLine] {
        let layout = layout(for: context)
        try setText(text, of: layout)
        let width = breaking.width.map { Int32(min(max($0, 0), 1_000_000) * Double(PANGO_SCALE) + 0.5) }
        pango_layout_set_width(layout, width ?? -1)
        pango_layout_set_wrap(layout, breaking.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        pango_layout_set_ellipsize(layout, breaking.ellipsis.ellipsizeMode)
        pango_layout_set_auto_dir(layout, breaking.fixedDirection ? 0 : 1)
        return readLines(of: layout, text: text)
    }

    private func layout(for context: Context) -> OpaquePointer {
        if let layout = layouts[context] { return layout }
        guard let pangoContext = pango_font_map_create_context(fontMap) else {
            preconditionFailure("Pango makes a context for each font map")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pangoContext)) }
        pango_context_set_round_glyph_positions(pangoContext, 0)
        pango_context_set_language(pangoContext, pango_language_from_string(context.language))
        pango_context_set_base_dir(
            pangoContext, context.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        guard let layout = pango_layout_new(pangoContext) else {
            preconditionFailure("Pango makes a layout for each context")
        }
        layouts[context] = layout
        return layout
    }

    private func setText(_ text: StyledText, of layout: OpaquePointer) throws(TypesettingError) {
        text.utf8.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
        }
        guard let attributes = pango_attr_list_new() else {
            preconditionFailure("Pango makes a list of attributes")
        }
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_attr_list_insert(attributes, pango_attr_fallback_new(fallbacks.isEmpty ? 0 : 1))
        var start = 0
        for (index, span) in text.spans.enumerated() {
            let description = try description(face: span.face, size: span.style.size * text.scale)
            let end = index == text.spans.count - 1 ? Int(UInt32.max) : span.end
            if index == 0 { pango_layout_set_font_description(layout, description) }
            let range = UInt32(start)..<UInt32(end)
            if text.spans.count > 1 {
                attributes.insert(pango_attr_font_desc_new(description), over: range)
            }
            if span.style.tracking != 0 {
                let tracking = span.style.tracking * text.scale * Double(PANGO_SCALE)
                attributes.insert(pango_attr_letter_spacing_new(Int32(tracking.rounded())), over: range)
            }
            if !span.style.features.isEmpty {
                let features = span.style.features.map { "\"\($0)\"" }.joined(separator: ",")
                attributes.insert(pango_attr_font_features_new(features), over: range)
            }
            start = end
        }
        pango_layout_set_attributes(layout, attributes)
    }

    private func description(face: Int, size: Double) throws(TypesettingError) -> OpaquePointer {
        let key = DescriptionKey(face: face, size: size)
        if let description = descriptions[key] { return description }
        try load(face)
        guard let description = pango_font_description_new() else {
            preconditionFailure("Pango makes a font description")
        }
        let families = [face] + fallbacks
        pango_font_description_set_family(
            description, families.map(Self.familyName).joined(separator: ","))
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        descriptions[key] = description
        return description
    }

    private func load(_ face: Int) throws(TypesettingError) {
        guard !loadedFaces.contains(face) else { return }
        try configuration.add(book.face(at: face), asFamily: Self.familyName(of: face))
        loadedFaces.insert(face)
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }

    private static func familyName(of face: Int) -> String { "face-\(face)" }

    /// Which declaration a font of Pango's stands for.
    static func face(of font: UnsafeMutablePointer<PangoFont>?) -> Int {
        var family: UnsafeMutablePointer<FcChar8>?
        guard let font,
            let pattern = pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)),
            FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
            let face = Int(String(cString: family).dropFirst("face-".count))
        else { preconditionFailure("Pango chooses only among the faces that it was given") }
        return face
    }
}

extension Paragraph.Truncation? {
    fileprivate var ellipsizeMode: PangoEllipsizeMode {
        switch self {
        case nil: PANGO_ELLIPSIZE_NONE
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension OpaquePointer {
    /// Adds an attribute for a part of the text to a `PangoAttrList`.
    fileprivate func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<UInt32>
    ) {
        attribute?.pointee.start_index = range.lowerBound
        attribute?.pointee.end_index = range.upperBound
        pango_attr_list_insert(self, attribute)
    }
}
