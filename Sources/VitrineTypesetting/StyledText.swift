import VitrineDrawing

/// A paragraph's text as UTF-8, with the styles of its parts.
struct StyledText {
    /// A stretch of one style that ends before a position.
    struct Span {
        var end: Int
        var style: TextStyle
        var picture: InlinePicture?
        /// The style's face among the font book's declarations.
        var face: Int
        /// Faces that are asked, in this order, for what that one lacks.
        var fallbacks: [Int]

        /// Whether glyphs do not depend on which of two spans a character is in.
        func isShaped(like other: Span) -> Bool {
            picture == nil && other.picture == nil && face == other.face && fallbacks == other.fallbacks
                && style.size == other.style.size
                && style.glyphScale == other.style.glyphScale && style.metrics == other.style.metrics
                && style.tracking == other.style.tracking && style.features == other.style.features
        }
    }

    var utf8: [UInt8]
    var spans: [Span]
    /// Where the paragraph's own text ends and an added ellipsis begins.
    var textEnd: Int
    /// All faces that the text may use, if its own are not enough; empty otherwise.
    var facesWithFallbacks: [Int] = []
    /// Where other faces than the styles' are asked for glyphs, in UTF-8 code units.
    var uncovered: [Range<Int>] = []
    /// Characters that a face draws which stands in for Apple Color Emoji, in UTF-8 code units.
    var emoji: [Range<Int>] = []
    /// What sizes and tracking are multiplied with.
    var scale = 1.0

    init(_ paragraph: Paragraph, faces: FaceCollection) throws(TypesettingError) {
        utf8 = []
        spans = []
        textEnd = 0
        var needsFallbacks = false
        for run in paragraph.runs {
            let start = utf8.count
            utf8.append(contentsOf: run.text.utf8)
            let face = try faces.face(for: run.style)
            let needs = run.picture == nil ? try faces.needs(of: run.text, in: face) : .init()
            uncovered += needs.uncovered.map { start + $0.lowerBound..<start + $0.upperBound }
            emoji += needs.emoji.map { start + $0.lowerBound..<start + $0.upperBound }
            needsFallbacks = needsFallbacks || needs.hasEmoji || !needs.fallbacks.isEmpty
            spans.append(
                Span(
                    end: utf8.count, style: run.style, picture: run.picture, face: face,
                    fallbacks: needs.fallbacks))
        }
        if needsFallbacks {
            facesWithFallbacks = Set(spans.flatMap { [$0.face] + $0.fallbacks }).sorted()
        }
        textEnd = utf8.count
    }

    /// Whether the character that begins at a place is an ellipsis.
    func hasEllipsis(at offset: Int) -> Bool { utf8.dropFirst(offset).starts(with: "…".utf8) }

    /// The position of the span that holds a code unit; the last one for the text's end.
    func spanIndex(at offset: Int) -> Int {
        var index = 0
        while index + 1 < spans.count, spans[index].end <= offset { index += 1 }
        return index
    }

    /// A part of the text with its styles, followed by an ellipsis where asked.
    func part(_ range: Range<Int>, addingEllipsis: Bool) -> StyledText {
        var part = self
        part.utf8 = Array(utf8[range])
        part.textEnd = range.count
        part.spans = []
        for (index, span) in spans.enumerated() {
            let start = index == 0 ? 0 : spans[index - 1].end
            guard span.end > range.lowerBound, start < range.upperBound || part.spans.isEmpty else {
                continue
            }
            var clipped = span
            clipped.end = min(span.end, range.upperBound) - range.lowerBound
            part.spans.append(clipped)
        }
        part.uncovered = uncovered.parts(in: range)
        part.emoji = emoji.parts(in: range)
        if part.spans.isEmpty, let last = spans.last { part.spans = [last] }
        if addingEllipsis {
            part.utf8.append(contentsOf: "…".utf8)
            part.spans[part.spans.count - 1].end = part.utf8.count
        }
        return part
    }
}

extension [Range<Int>] {
    /// What of these lies in a range, counted from its start.
    fileprivate func parts(in range: Range<Int>) -> [Range<Int>] {
        map { $0.clamped(to: range) }.filter { !$0.isEmpty }
            .map { $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound }
    }
}
