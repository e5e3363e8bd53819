import CPango

// Turns Pango's lines into values.
extension LineShaper {
    /// Glyph 0x0FFFFFFF stands for nothing (`PANGO_GLYPH_EMPTY`).
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// Set together with a code point where no font has it (`PANGO_GLYPH_UNKNOWN_FLAG`).
    private static let unknownFlag: UInt32 = 0x1000_0000

    func readLines(of layout: OpaquePointer, text: StyledText) -> [ShapedLine] {
        var lines: [ShapedLine] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let line = data.assumingMemoryBound(to: PangoLayoutLine.self).pointee
            if line.is_paragraph_start != 0, !lines.isEmpty {
                lines[lines.count - 1].isParagraphEnd = true
            }
            let start = Int(line.start_index)
            lines.append(
                ShapedLine(
                    glyphs: readGlyphs(of: line, text: text), textRange: start..<(start + Int(line.length)),
                    isParagraphEnd: node == nil,
                    isRightToLeft: line.resolved_dir == PANGO_DIRECTION_RTL.rawValue))
        }
        return lines
    }

    private func readGlyphs(of line: PangoLayoutLine, text: StyledText) -> [ShapedGlyph] {
        var glyphs: [ShapedGlyph] = []
        var node = line.runs
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            append(run, of: text, to: &glyphs)
        }
        // Pango takes half of the tracking off either end of a line; the system font's is a part of its letters' widths, and that of
        // emoji lies on both sides of them.
        if let first = glyphs.first, let last = glyphs.lastIndex(where: { $0.advance > 0 }),
            glyphs[last].kind != .ellipsis
        {
            let start = text.emojiTracking(at: first.textOffset) / 2
            glyphs[0].advance += start
            glyphs[0].offsetX += start
            glyphs[last].advance +=
                (text.systemTracking(at: first.textOffset)
                    + text.systemTracking(at: glyphs[last].textOffset)
                    + text.emojiTracking(at: glyphs[last].textOffset)) / 2
        }
        return glyphs
    }

    private func append(_ run: PangoGlyphItem, of text: StyledText, to glyphs: inout [ShapedGlyph]) {
        guard let item = run.item?.pointee, let string = run.glyphs?.pointee,
            let infos = string.glyphs, let clusters = string.log_clusters
        else { return }
        let unit = 1 / Double(PANGO_SCALE)
        let face = Self.face(of: item.analysis.font)
        let isEllipsis = Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
        var correction = 0.0
        glyphs.reserveCapacity(glyphs.count + Int(string.num_glyphs))
        for position in 0..<Int(string.num_glyphs) {
            let info = infos[position]
            let textOffset = Int(item.offset) + Int(clusters[position])
            let kind: ShapedGlyph.Kind
            if isEllipsis {
                kind = .ellipsis
            } else if info.glyph & Self.unknownFlag != 0, info.glyph != Self.emptyGlyph {
                kind = .missing
            } else if textOffset < text.utf8.count, text.utf8[textOffset] == UInt8(ascii: " ") {
                kind = .space
            } else {
                kind = .ordinary
            }
            let dots =
                isEllipsis || text.hasEllipsis(at: textOffset)
                ? CorrectedFonts.dots(instead: info.glyph, in: item.analysis.font) : nil
            if position == 0 || clusters[position] != clusters[position - 1] {
                correction =
                    dots == nil
                    ? Double(CorrectedFonts.correction(of: info.glyph, in: item.analysis.font)) : 0
            }
            // Pango stretches the ellipsis over the room that is left.
            let width =
                isEllipsis
                ? hb_font_get_glyph_h_advance(pango_font_get_hb_font(item.analysis.font), info.glyph)
                : info.geometry.width
            let glyph = ShapedGlyph(
                id: info.glyph, textOffset: textOffset, advance: Double(width) * unit,
                // The ink stays in the middle of its room, and marks with their letter.
                offsetX: (Double(info.geometry.x_offset) + correction / 2) * unit,
                offsetY: Double(info.geometry.y_offset) * unit, face: face, kind: kind)
            glyphs += dots?.replacing(glyph) ?? [glyph]
        }
    }
}
