import CPango

extension FontBook {
    /// Has a closure draw with Pango's standard fonts, which for that time are the faces of some families, the fallbacks that a
    /// text needs beside each of them, and nothing else.
    ///
    /// They are so on this thread alone: each has a font map of its own, and no other thread's fonts change.
    ///
    /// - Parameters:
    ///   - names: Of declared families, under which the closure finds their faces.
    ///   - text: All letters that are drawn.
    public func withStandardFonts(
        _ names: Set<String>, for text: String, draw: () -> Void
    ) throws(TypesettingError) {
        LineShaper.chooseShapers
        let faces = FaceCollection(book: self)
        var needed = names
        for name in names {
            guard let face = declarations.firstIndex(where: { $0.family == name }) else { continue }
            needed.formUnion(try faces.needs(of: text, in: face).fallbacks.map { declarations[$0].family })
        }
        let configuration = FontConfiguration(isCurrent: false)
        for index in declarations.indices where needed.contains(declarations[index].family) {
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
