/// Words of explanations, in which names of views stand between backticks and texts of components between quotation marks.
enum Words {
    static func markup(_ text: String) -> Markup {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // What is between no two of them is text.
        guard parts.count % 2 == 1 else { return quotations(in: text[...]) }
        return .group(
            parts.enumerated().map { place, part in
                place % 2 == 1 ? Tag.code { String(part) } : quotations(in: part)
            })
    }

    /// Quoted texts of scripts that are read from the right stand apart, so that what is around them keeps its order (HTML §4.5.24).
    private static func quotations(in text: Substring) -> Markup {
        guard text.unicodeScalars.contains(where: isReadFromTheRight) else { return .text(String(text)) }
        var parts: [Markup] = []
        var rest = text
        for quotation in text.matches(of: /'[^']*'(?=[\s;,:.)]|$)/)
        where quotation.output.unicodeScalars.contains(where: isReadFromTheRight) {
            guard quotation.range.lowerBound >= rest.startIndex else { continue }
            parts.append(.text(String(rest[..<quotation.range.lowerBound])))
            parts.append(Tag.bdi { String(quotation.output) })
            rest = rest[quotation.range.upperBound...]
        }
        return parts.isEmpty ? .text(String(text)) : .group(parts + [.text(String(rest))])
    }

    /// Hebrew, Arabic and their neighbours, and their forms for compatibility (UAX #9, classes R and AL).
    private static func isReadFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff: true
        default: false
        }
    }
}
