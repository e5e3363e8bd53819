import VitrineDrawing

// What UIKit calls pushing out, the default of labels and of SwiftUI's texts: “on Spark's / selection controls” and not “on Spark's
// selection / controls”.
extension TextFitting {
    /// Recorded on iOS: paragraphs of two lines with 29, 32, 48 and 59 characters are without orphans, one with 63 is broken as it
    /// comes, and so are those of three, four and five lines, such as “You don't have / any codes to / display”; labels' and SwiftUI's alike.
    private static let longestShortParagraph = 60

    /// The lines without a word that has the second and last line of a short paragraph for itself: the word before it goes along
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
                text.characterCount(in: previous.textRange.lowerBound..<line.textRange.upperBound)
                    <= Self.longestShortParagraph,
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
        if end < range.upperBound, let last = line.glyphs.lastIndex(where: { $0.advance > 0 }) {
            // What the start has lost of its tracking was given to the space: half of it in whole units of Pango's.
            let units = text.systemTracking(at: range.lowerBound) * 1024
            line.glyphs[last].advance += (units / 2).rounded(.towardZero) / 1024
        }
        line.textRange = range
        line.isParagraphEnd = original.isParagraphEnd
        return line
    }
}

extension StyledText {
    /// How many code points a range has.
    fileprivate func characterCount(in range: Range<Int>) -> Int {
        utf8[range].count { $0 & 0xC0 != 0x80 }
    }

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
