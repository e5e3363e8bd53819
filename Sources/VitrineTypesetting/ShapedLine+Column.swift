import VitrineDrawing

// Text in room for less than a letter: layouts ask for it only to learn how narrow a text can be, and breaking
// it through Pango costs ten times as much as shaping it.
extension StyledText {
    /// Whether no line of a width holds more than one letter: hardly any letter is narrower than a quarter em.
    func isColumn(at width: Double?) -> Bool {
        guard let width, let size = spans.map(\.style.size).min() else { return false }
        return width < size * scale / 4
    }
}

extension ShapedLine {
    /// The line with each of its letters on a line of its own; spaces have no room.
    func column(of text: StyledText) -> [ShapedLine] {
        var letters: [Int: [ShapedGlyph]] = [:]
        for glyph in glyphs where glyph.kind != .space {
            letters[glyph.textOffset, default: []].append(glyph)
        }
        let starts = letters.keys.sorted()
        guard !starts.isEmpty else {
            var line = self
            line.glyphs = []
            return [line]
        }
        return starts.enumerated().map { position, start in
            let isLast = position == starts.count - 1
            let lower = position == 0 ? textRange.lowerBound : start
            return ShapedLine(
                glyphs: letters[start] ?? [],
                textRange: lower..<(isLast ? textRange.upperBound : starts[position + 1]),
                isParagraphEnd: isLast && isParagraphEnd, isRightToLeft: isRightToLeft)
        }
    }
}
