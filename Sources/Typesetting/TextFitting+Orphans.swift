import Drawing

// What UIKit calls pushing out, the default of labels and of SwiftUI's texts. As recorded on iOS, in paragraphs of two lines:
// “on Spark's / selection controls” and not “on Spark's selection / controls”; but “You don't have / any codes to / display”.
extension TextFitting {
    /// The lines without a word that has the second and last line of a paragraph for itself: the word before it goes along
    /// where both fit there.
    func withoutOrphans(
        _ lines: [ShapedLine], of text: StyledText, width: Double
    ) throws(TypesettingError) -> [ShapedLine] {
        guard paragraph.avoidsOrphans else { return lines }
        var lines = lines
        for index in lines.indices.dropFirst() {
            let (line, previous) = (lines[index], lines[index - 1])
            guard line.isParagraphEnd, !previous.isParagraphEnd,
                index == 1 || lines[index - 2].isParagraphEnd, !line.hasEllipsis,
                text.isSingleWord(line.textRange),
                let start = text.startOfLastWord(in: previous.textRange)
            else { continue }
            let last = try self.line(of: text, in: start..<line.textRange.upperBound, like: line)
            guard last.fits(width) else { continue }
            lines[index - 1] = try self.line(
                of: text, in: previous.textRange.lowerBound..<start, like: previous)
            lines[index] = last
        }
        return lines
    }

    /// A part of a text on a line of its own; spaces at its end have no room.
    private func line(
        of text: StyledText, in range: Range<Int>, like original: ShapedLine
    ) throws(TypesettingError) -> ShapedLine {
        var direction = context.shaperContext(of: paragraph)
        direction.isRightToLeft = original.isRightToLeft
        var line = try context.lines(
            of: text.part(range, addingEllipsis: false), in: direction,
            breaking: LineShaper.Breaking(fixedDirection: true))[0]
        let end = text.endOfWords(in: range)
        for index in line.glyphs.indices {
            line.glyphs[index].textOffset += range.lowerBound
            if line.glyphs[index].textOffset >= end { line.glyphs[index].advance = 0 }
        }
        line.textRange = range
        line.isParagraphEnd = original.isParagraphEnd
        return line
    }
}

extension StyledText {
    /// Whether a range holds one word, with spaces around it or without.
    fileprivate func isSingleWord(_ range: Range<Int>) -> Bool {
        let words = range.lowerBound..<endOfWords(in: range)
        return !words.isEmpty && !utf8[words].contains(UInt8(ascii: " "))
    }

    /// Where the last word of a range begins that ends in spaces and has a word before that.
    fileprivate func startOfLastWord(in range: Range<Int>) -> Int? {
        let end = endOfWords(in: range)
        guard end < range.upperBound,
            let space = utf8[range.lowerBound..<end].lastIndex(of: UInt8(ascii: " "))
        else { return nil }
        return endOfWords(in: range.lowerBound..<space) > range.lowerBound ? space + 1 : nil
    }
}
