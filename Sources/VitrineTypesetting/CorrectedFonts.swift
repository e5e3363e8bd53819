import CPango

/// Has fonts of the face that stands in for the system's set letters as far apart as ``SystemAdvances`` says.
///
/// Pango shapes and breaks lines with the font of HarfBuzz that a font of its own makes (`create_hb_font`). That of a face
/// added as the system's is given another function for advances, so that lines break where the corrected letters end, and
/// kerning and ligatures are the file's. No other font is changed.
enum CorrectedFonts {
    private typealias FontCreation =
        @convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?

    /// What Pango makes of a font by itself; reading it lets corrected fonts be made, once in the process.
    ///
    /// The class is the one from which those of fonts are derived, which copy its functions when the first font is made.
    private static let uncorrected: FontCreation = {
        guard
            let fonts = g_type_class_ref(pango_fc_font_get_type())?
                .assumingMemoryBound(to: PangoFontClass.self), let creation = fonts.pointee.create_hb_font
        else { preconditionFailure("Pango's fonts make fonts of HarfBuzz") }
        fonts.pointee.create_hb_font = { CorrectedFonts.makeFont(for: $0) }
        return creation
    }()

    /// Lets fonts be corrected; called before a process makes its first font map.
    static func enable() { _ = uncorrected }

    private static func makeFont(for font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
        guard let font, let made = uncorrected(font) else { return nil }
        guard let weight = systemWeight(of: font) else { return made }
        defer { hb_font_destroy(made) }
        return AdvanceTable(of: made, weight: weight).applied(to: made)
    }

    /// How much wider a glyph is than in its file, in Pango's units; nothing where the font is not corrected.
    static func correction(of glyph: UInt32, in font: UnsafeMutablePointer<PangoFont>?) -> Int32 {
        guard let font, systemWeight(of: font) != nil,
            let corrected = pango_font_get_hb_font(font)
        else { return 0 }
        return hb_font_get_glyph_h_advance(corrected, glyph)
            - hb_font_get_glyph_h_advance(hb_font_get_parent(corrected), glyph)
    }

    /// What stands for a glyph that is an ellipsis of a corrected font.
    static func dots(instead glyph: UInt32, in font: UnsafeMutablePointer<PangoFont>?) -> EllipsisDots? {
        guard let font, let weight = systemWeight(of: font), let corrected = pango_font_get_hb_font(font)
        else { return nil }
        var scale: (x: Int32, y: Int32) = (0, 0)
        hb_font_get_scale(corrected, &scale.x, &scale.y)
        let dots = EllipsisDots(
            of: hb_font_get_parent(corrected), size: Double(scale.x) / Double(PANGO_SCALE), weight: weight)
        return dots?.ellipsis == glyph ? dots : nil
    }

    private static func systemWeight(of font: UnsafeMutablePointer<PangoFont>) -> Int? {
        FontConfiguration.systemWeight(of: FontConfiguration.pattern(of: font))
    }
}
