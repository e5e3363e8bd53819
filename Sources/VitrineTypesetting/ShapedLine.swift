/// A glyph in the order of drawing, left to right.
struct ShapedGlyph: Equatable {
    var id: UInt32
    /// The position in the text, in UTF-8 code units, of the character that the glyph begins to show.
    var textOffset: Int
    /// How far the next glyph's pen lies to the right, in points.
    var advance: Double
    /// Where the glyph lies relative to its pen, in points.
    var offsetX: Double
    var offsetY: Double
    /// The face's position among the font book's declarations.
    var face: Int
    var kind: Kind

    enum Kind: Equatable {
        case ordinary
        /// A word space, which justified lines widen.
        case space
        case ellipsis
        /// Shows that no font has the character.
        case missing
    }
}

/// A line whose characters have become glyphs, without colours and without a place.
struct ShapedLine: Equatable {
    var glyphs: [ShapedGlyph]
    /// The part of the text that the line holds, in UTF-8 code units.
    var textRange: Range<Int>
    var isParagraphEnd: Bool
    var isRightToLeft: Bool

    /// The sum of the advances, in points.
    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

    var hasEllipsis: Bool { glyphs.contains { $0.kind == .ellipsis } }

    /// Removes word spaces between the text and an ellipsis at the end of the line.
    mutating func trimSpaceBeforeEllipsis() {
        let isEllipsis: (ShapedGlyph) -> Bool = { $0.kind == .ellipsis }
        let nearest =
            isRightToLeft ? glyphs.lastIndex(where: isEllipsis) : glyphs.firstIndex(where: isEllipsis)
        guard var position = nearest else { return }
        while true {
            let preceding = isRightToLeft ? position + 1 : position - 1
            guard glyphs.indices.contains(preceding), glyphs[preceding].kind == .space else { return }
            let offset = glyphs[preceding].textOffset
            for index in glyphs.indices where isEllipsis(glyphs[index]) { glyphs[index].textOffset = offset }
            glyphs.remove(at: preceding)
            if !isRightToLeft { position -= 1 }
        }
    }
}
