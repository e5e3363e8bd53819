import CPango

/// The three full stops that stand for an ellipsis of the system's font, in which they lie closer together than in Inter's glyph.
struct EllipsisDots {
    /// The glyph whose place they take, and its advance in Pango's units.
    let ellipsis: UInt32
    let advance: Int32
    private let dot: UInt32
    private let dotAdvance: Int32

    /// - Parameters:
    ///   - font: A font of HarfBuzz that measures glyphs as the file says.
    ///   - size: In points.
    init?(of font: OpaquePointer, size: Double, weight: Int) {
        var (ellipsis, dot): (UInt32, UInt32) = (0, 0)
        guard hb_font_get_nominal_glyph(font, 0x2026, &ellipsis) != 0,
            hb_font_get_nominal_glyph(font, 0x2E, &dot) != 0
        else { return nil }
        self.ellipsis = ellipsis
        self.dot = dot
        self.dotAdvance = hb_font_get_glyph_h_advance(font, dot)
        let pitch = SystemAdvances.ellipsisPitch(at: size, weight: weight)
        self.advance = Int32((3 * pitch * size * Double(PANGO_SCALE)).rounded())
    }

    /// The dots instead of a glyph, which has their room and the tracking behind them.
    func replacing(_ glyph: ShapedGlyph) -> [ShapedGlyph] {
        let unit = 1 / Double(PANGO_SCALE)
        let pitch = Double(advance) * unit / 3
        var dot = glyph
        dot.id = self.dot
        dot.advance = pitch
        dot.offsetX += (pitch - Double(dotAdvance) * unit) / 2
        var last = dot
        last.advance = glyph.advance - 2 * pitch
        return [dot, dot, last]
    }
}
