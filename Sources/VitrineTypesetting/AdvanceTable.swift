import CPango

/// The corrections that ``SystemAdvances`` adds to the advances of a font's glyphs, in Pango's units.
///
/// Letters with accents are as wide as those without. Forms that Inter chooses beside capitals and digits (`.case`) are
/// corrected as the ordinary ones; its tabular digits are not, so that they stay equal.
struct AdvanceTable {
    /// By glyphs, up to the last one that is corrected.
    private var corrections: [Int32] = []

    /// Basic Latin to Latin Extended-A, and general punctuation.
    private static let characters: [ClosedRange<UInt32>] = [0x20...0x17F, 0x2010...0x2026]

    /// - Parameter font: A font of HarfBuzz that measures glyphs as the file says.
    init(of font: OpaquePointer, weight: Int) {
        var scale: (x: Int32, y: Int32) = (0, 0)
        hb_font_get_scale(font, &scale.x, &scale.y)
        let size = Double(scale.x) / Double(PANGO_SCALE)
        for character in Self.characters.joined() {
            guard let letter = Self.base(of: character),
                let ems = SystemAdvances.ems(of: letter, at: size, weight: weight)
            else { continue }
            var glyph: UInt32 = 0
            guard hb_font_get_nominal_glyph(font, character, &glyph) != 0 else { continue }
            let correction = Int32((ems * Double(scale.x)).rounded())
            set(correction, of: glyph)
            if let form = Self.capitalForm(of: glyph, in: font) { set(correction, of: form) }
        }
        if let dots = EllipsisDots(of: font, size: size, weight: weight) {
            set(dots.advance - hb_font_get_glyph_h_advance(font, dots.ellipsis), of: dots.ellipsis)
        }
    }

    private mutating func set(_ correction: Int32, of glyph: UInt32) {
        let missing = Int(glyph) + 1 - corrections.count
        if missing > 0 { corrections.append(contentsOf: repeatElement(0, count: missing)) }
        corrections[Int(glyph)] = correction
    }

    /// The letter without its accents.
    private static func base(of character: UInt32) -> Unicode.Scalar? {
        var (base, mark): (UInt32, UInt32) = (0, 0)
        let isComposed = hb_unicode_decompose(hb_unicode_funcs_get_default(), character, &base, &mark) != 0
        return Unicode.Scalar(isComposed ? base : character)
    }

    private static func capitalForm(of glyph: UInt32, in font: OpaquePointer) -> UInt32? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
            guard hb_font_get_glyph_name(font, glyph, name.baseAddress, UInt32(name.count)) != 0,
                let nameStart = name.baseAddress
            else { return nil }
            let form = String(cString: nameStart) + ".case"
            var glyph: UInt32 = 0
            return hb_font_get_glyph_from_name(font, form, -1, &glyph) != 0 ? glyph : nil
        }
    }

    /// A font like another one, with these corrections.
    func applied(to font: OpaquePointer) -> OpaquePointer? {
        let corrected = hb_font_create_sub_font(font)
        // HarfBuzz keeps the table as long as the font: its length, then its elements.
        let table = UnsafeMutablePointer<Int32>.allocate(capacity: corrections.count + 1)
        table.initialize(to: Int32(corrections.count))
        for (glyph, correction) in corrections.enumerated() {
            (table + glyph + 1).initialize(to: correction)
        }
        hb_font_set_funcs(corrected, Self.functions, table) { $0?.deallocate() }
        return corrected
    }

    // HarfBuzz counts how often its functions are used, and they are never changed.
    nonisolated(unsafe) private static let functions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { font, table, glyph, _ in
                let advance = hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
                guard let table = table?.assumingMemoryBound(to: Int32.self), glyph < table[0] else {
                    return advance
                }
                return advance + table[Int(glyph) + 1]
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}
