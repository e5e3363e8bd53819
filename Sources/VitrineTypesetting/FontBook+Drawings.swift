import CPango

extension FontBook {
    /// Has a closure draw with Pango's standard fonts, which for that time are the faces of some families, the fallbacks and nothing else.
    ///
    /// They are so on this thread alone: each has a font map of its own, and no other thread's fonts change.
    ///
    /// - Parameter names: Of declared families, under which the closure finds their faces.
    public func withStandardFonts(_ names: Set<String>, draw: () -> Void) throws(TypesettingError) {
        LineShaper.chooseShapers
        let configuration = FontConfiguration(isCurrent: false)
        for index in declarations.indices
        where names.contains(declarations[index].family)
            || fallbackFamilies.contains(declarations[index].family)
        {
            try configuration.add(face(at: index), as: declarations[index])
        }
        // 1 is CAIRO_FONT_TYPE_FT.
        guard let map = pango_cairo_font_map_new_for_font_type(1) else {
            preconditionFailure("Pango has FreeType's fonts on Linux")
        }
        configuration.withHandle { pango_fc_font_map_set_config(OpaquePointer(map), $0) }
        pango_cairo_font_map_set_default(map)
        draw()
        pango_cairo_font_map_set_default(nil)
        g_object_unref(map)
    }
}
