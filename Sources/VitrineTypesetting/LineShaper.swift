import CPango
import Glibc
import VitrineDrawing
import VitrineGeometry

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
        /// Makes a single line, or as many as allowed, by leaving out a part of the text.
        var ellipsis: Paragraph.Truncation?
        /// The most lines of a text with an ellipsis.
        var lineLimit = 1
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
        /// The face and its fallbacks.
        var faces: [Int]
        /// Whether the face has the system font's advances.
        var isSystemFont: Bool
        var size: Double
    }

    /// How many fonts, of some face and size each, are kept; far more than the styles of a catalogue.
    private static let mostDescriptions = 512

    private let book: FontBook
    private let usesFallbacks: Bool
    private let configuration: FontConfiguration
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private var loadedFaces: Set<Int> = []
    private var layouts: [Context: OpaquePointer] = [:]
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]

    /// A shaper that uses for each style its own face and nothing else, loaded when it is needed.
    convenience init(book: FontBook) throws(TypesettingError) {
        try self.init(book: book, faces: [], usesFallbacks: false)
    }

    /// A shaper for texts that need fallbacks.
    ///
    /// - Parameter faces: All faces that they may use. Pango looks through all of them for what neither a
    ///   style's face nor its fallbacks have; so that this does not depend on other texts, none may be added.
    convenience init(book: FontBook, faces: [Int]) throws(TypesettingError) {
        try self.init(book: book, faces: faces, usesFallbacks: true)
    }

    private init(book: FontBook, faces: [Int], usesFallbacks: Bool) throws(TypesettingError) {
        Self.chooseShapers
        self.book = book
        self.usesFallbacks = usesFallbacks
        configuration = FontConfiguration()
        if usesFallbacks { configuration.scaleBitmaps() }
        CorrectedFonts.enable()
        fontMap = pango_ft2_font_map_new()
        let map = fontMap
        pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
        configuration.withHandle { pango_fc_font_map_set_config(OpaquePointer(map), $0) }
        for face in faces { try load(face) }
    }

    /// Has HarfBuzz choose how to shape, once, as where the environment names no shapers: HarfBuzz asks it when it is first used.
    ///
    /// The variable is emptied in its place, since taking it out would move others that a thread may be reading.
    static let chooseShapers: Void = {
        getenv("HB_SHAPER_LIST")?.pointee = 0
        _ = hb_shape_list_shapers()
    }()

    deinit {
        forgetDescriptions()
        for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
        g_object_unref(fontMap)
    }

    /// The text's lines, at least one.
    func lines(
        of text: StyledText, in context: Context, breaking: Breaking
    ) throws(TypesettingError) -> [ShapedLine] {
        let layout = layout(for: context)
        try setText(text, of: layout, in: context)
        // Pango counts the tracking after a line's last letter when it breaks lines, but not in the lines that it makes.
        var lastTracking = max(0, text.spans.map(\.style.tracking).max() ?? 0) * text.scale
        // Lines with an ellipsis are made without half of the system font's tracking before their first letter.
        if breaking.ellipsis != nil, breaking.lineLimit == 1 {
            lastTracking += max(0, text.systemTracking(at: 0)) / 2
        }
        let width = breaking.width.map {
            Int32(min(max($0, 0) + lastTracking, 1_000_000) * Double(PANGO_SCALE) + 0.5)
        }
        pango_layout_set_width(layout, width ?? -1)
        pango_layout_set_wrap(layout, breaking.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        pango_layout_set_ellipsize(layout, breaking.ellipsis.ellipsizeMode)
        pango_layout_set_height(layout, -Int32(clamping: breaking.lineLimit))
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

    private func setText(
        _ text: StyledText, of layout: OpaquePointer, in context: Context
    ) throws(TypesettingError) {
        text.utf8.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
        }
        guard let attributes = pango_attr_list_new() else {
            preconditionFailure("Pango makes a list of attributes")
        }
        defer { pango_attr_list_unref(attributes) }
        // Pango hyphenates every word that it breaks. The attribute spares the places inside of its range, so that one which
        // ends behind a soft hyphen leaves that place its hyphen.
        var unhyphenated = 0
        for end in text.endsOfSoftHyphens + [text.utf8.count] where end > unhyphenated {
            attributes.insert(pango_attr_insert_hyphens_new(0), over: UInt32(unhyphenated)..<UInt32(end))
            unhyphenated = end
        }
        pango_attr_list_insert(attributes, pango_attr_fallback_new(usesFallbacks ? 1 : 0))
        if let characters = pango_layout_get_text(layout) {
            let language = pango_language_from_string(context.language)
            ScriptLanguages.forEachForeignPart(of: characters, in: language) { range, language in
                attributes.insert(pango_attr_language_new(language), over: range)
            }
        }
        var index = 0
        var start = 0
        while index < text.spans.count {
            let span = text.spans[index]
            // Glyphs join and kern across spans that differ in nothing but colour.
            while index + 1 < text.spans.count, text.spans[index + 1].isShaped(like: span) { index += 1 }
            let isLast = index == text.spans.count - 1
            let range = UInt32(start)..<(isLast ? UInt32.max : UInt32(text.spans[index].end))
            let description = try description(
                for: DescriptionKey(
                    faces: [span.face] + span.fallbacks, isSystemFont: span.style.standsInForSystem,
                    size: span.style.size * span.style.glyphScale * text.scale))
            if start == 0 { pango_layout_set_font_description(layout, description) }
            if start > 0 || !isLast { attributes.insert(pango_attr_font_desc_new(description), over: range) }
            if let picture = span.picture {
                let unit = text.scale * Double(PANGO_SCALE)
                var box = PangoRectangle(
                    x: 0, y: 0, width: Int32((picture.size.width * unit).rounded()),
                    height: Int32((picture.size.height * unit).rounded()))
                attributes.insert(pango_attr_shape_new(&box, &box), over: range)
            }
            let tracking = text.tracking(of: span)
            if tracking.asked + tracking.system != 0 {
                attributes.insert(
                    pango_attr_letter_spacing_new(tracking.asked + tracking.system), over: range)
            }
            if tracking.system != 0 {
                for part in text.uncovered.map({ $0.clamped(to: start..<text.spans[index].end) })
                where !part.isEmpty {
                    attributes.insert(
                        pango_attr_letter_spacing_new(tracking.asked),
                        over: UInt32(part.lowerBound)..<UInt32(part.upperBound))
                }
            }
            for part in text.emoji.map({ $0.clamped(to: start..<text.spans[index].end) }) where !part.isEmpty
            {
                attributes.insert(
                    pango_attr_letter_spacing_new(tracking.asked + tracking.emoji),
                    over: UInt32(part.lowerBound)..<UInt32(part.upperBound))
            }
            if !span.style.features.isEmpty {
                let features = span.style.features.map { "\"\($0)\"" }.joined(separator: ",")
                attributes.insert(pango_attr_font_features_new(features), over: range)
            }
            start = text.spans[index].end
            index += 1
        }
        pango_layout_set_attributes(layout, attributes)
    }

    private func description(for key: DescriptionKey) throws(TypesettingError) -> OpaquePointer {
        if let description = descriptions[key] { return description }
        for face in key.faces { try load(face) }
        if descriptions.count >= Self.mostDescriptions {
            forgetDescriptions()
            pango_fc_font_map_cache_clear(OpaquePointer(fontMap))
        }
        guard let description = pango_font_description_new() else {
            preconditionFailure("Pango makes a font description")
        }
        let families = key.faces.enumerated().map { position, face in
            FontConfiguration.familyName(of: face, asSystemFont: key.isSystemFont && position == 0)
        }
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(description, key.size * Double(PANGO_SCALE))
        descriptions[key] = description
        return description
    }

    private func forgetDescriptions() {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions = [:]
    }

    private func load(_ face: Int) throws(TypesettingError) {
        guard !loadedFaces.contains(face) else { return }
        let declaration = book.declarations[face]
        try configuration.add(
            book.face(at: face), number: face,
            systemWeight: declaration.family == FontBook.interFamily ? declaration.weight : nil)
        loadedFaces.insert(face)
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }

    /// Which declaration a font of Pango's stands for.
    static func face(of font: UnsafeMutablePointer<PangoFont>?) -> Int {
        guard let font,
            let face = FontConfiguration.face(of: FontConfiguration.pattern(of: font))
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
