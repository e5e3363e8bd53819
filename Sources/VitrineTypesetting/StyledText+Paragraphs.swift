import VitrineDrawing

// What truncation asks of a text's code units.
extension StyledText {
    /// Where paragraphs end, from a position on: line feeds, carriage returns (with a line feed as one),
    /// and the separators U+2028 and U+2029.
    func separators(from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = start
        while position < utf8.count {
            let length = separatorLength(at: position)
            if length > 0 { ranges.append(position..<(position + length)) }
            position += max(1, length)
        }
        return ranges
    }

    private func separatorLength(at position: Int) -> Int {
        switch utf8[position] {
        case UInt8(ascii: "\n"): 1
        case UInt8(ascii: "\r"):
            position + 1 < utf8.count && utf8[position + 1] == UInt8(ascii: "\n") ? 2 : 1
        case 0xE2 where position + 2 < utf8.count && utf8[position + 1] == 0x80:
            utf8[position + 2] == 0xA8 || utf8[position + 2] == 0xA9 ? 3 : 0
        default: 0
        }
    }

    /// The end of a range without the spaces that close it.
    func endOfWords(in range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, utf8[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return end
    }

    /// The positions behind U+00AD, where a line that is broken ends in a hyphen.
    var endsOfSoftHyphens: [Int] {
        utf8.indices.dropFirst().filter { utf8[$0] == 0xAD && utf8[$0 - 1] == 0xC2 }.map { $0 + 1 }
    }

    /// The text as one paragraph: separators become spaces.
    func joiningParagraphs() -> StyledText {
        var joined = self
        for range in separators(from: 0) {
            // Padding with U+200B would need other lengths; spaces keep all positions.
            for position in range { joined.utf8[position] = UInt8(ascii: " ") }
        }
        return joined
    }

    /// The code points that lines show as missing, in the text's order, each once.
    func missingScalars(in lines: [ShapedLine]) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        let offsets = lines.flatMap(\.glyphs).filter { $0.kind == .missing }.map(\.textOffset).sorted()
        for offset in offsets {
            let tail = String(decoding: utf8[offset...].prefix(4), as: UTF8.self)
            if let scalar = tail.unicodeScalars.first, !scalars.contains(scalar) { scalars.append(scalar) }
        }
        return scalars
    }
}
