import SwiftSyntax

/// Parts of a source that are replaced, all other lines staying where they are.
struct SourceEdits {
    private var replacements: [Range<Int>: String] = [:]

    /// Replaces bytes by a text that has no more lines than they.
    mutating func replace(_ range: Range<Int>, with text: String) { replacements[range] = text }

    /// The text with as many lines as before. What lies in something else that is replaced has gone with it.
    func applied(to text: String) -> String {
        let text = Array(text.utf8)
        let ranges = replacements.keys.sorted {
            ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound)
        }
        var (edited, start) = ([UInt8](), 0)
        for range in ranges where range.lowerBound >= start {
            let replacement = Array((replacements[range] ?? "").utf8)
            let breaks = Self.breaks(in: text[range]) - Self.breaks(in: replacement)
            edited += text[start..<range.lowerBound] + replacement
            edited += [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, breaks))
            start = range.upperBound
        }
        return String(decoding: edited + text[start...], as: UTF8.self)
    }

    private static func breaks(in text: some Sequence<UInt8>) -> Int {
        text.count { $0 == UInt8(ascii: "\n") }
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
