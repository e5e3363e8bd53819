import VitrineDrawing

// Shortening a line by leaving out whole letters, as Pango does it, without shaping the text again.
extension StyledText {
    /// Whether each glyph of a line shows one character that combines with no other, so that the line can end
    /// behind any of them.
    func canBeCutAnywhere(in line: ShapedLine) -> Bool {
        guard spans.allSatisfy({ $0.style.tracking == 0 }), !line.isRightToLeft else { return false }
        // Latin up to U+02FF; no soft hyphens, which only a line's end shows.
        var characters = 0
        for (index, byte) in utf8.enumerated() {
            if byte >= 0xCC || byte == 0xAD && utf8[index - 1] == 0xC2 { return false }
            if byte < 0x80 || byte >= 0xC0 { characters += 1 }
        }
        return characters == line.glyphs.count
            && zip(line.glyphs, line.glyphs.dropFirst()).allSatisfy { $0.textOffset < $1.textOffset }
    }
}

extension ShapedLine {
    /// Whether the line lies within a width.
    func fits(_ width: Double) -> Bool { self.width <= width + TextMeasurement.tolerance }

    /// The line with as many of its glyphs as fit beside an ellipsis.
    func shortened(to width: Double, by ellipsis: ShapedLine) -> ShapedLine {
        var kept = 0
        var end = 0.0
        let room = width + TextMeasurement.tolerance - ellipsis.width
        while kept < glyphs.count, end + glyphs[kept].advance <= room {
            end += glyphs[kept].advance
            kept += 1
        }
        // All of them fit only without the ellipsis.
        kept = min(kept, glyphs.count - 1)
        while kept > 0, glyphs[kept - 1].kind == .space { kept -= 1 }
        var line = self
        line.glyphs.removeSubrange(kept...)
        line.glyphs += ellipsis.glyphs.map { glyph in
            var glyph = glyph
            glyph.textOffset = glyphs[kept].textOffset
            return glyph
        }
        return line
    }
}
