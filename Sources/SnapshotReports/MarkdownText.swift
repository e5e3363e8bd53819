/// A line of GitHub's Markdown, in which only what stands in the source is active.
///
/// What is put into a literal has no meaning as Markdown or HTML, mentions nobody, links nowhere and stays on its line.
struct MarkdownText: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
        mutating func appendInterpolation(_ markdown: MarkdownText) { text += markdown.text }
        mutating func appendInterpolation(_ text: String) { self.text += MarkdownText.escaped(text) }

        mutating func appendInterpolation(code: some CustomStringConvertible) {
            text += MarkdownText.code(code.description)
        }

        /// A text in which names stand between backticks.
        mutating func appendInterpolation(sentence: String) {
            let parts = sentence.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
            for (index, part) in parts.enumerated() {
                let isName = index % 2 == 1 && index < parts.count - 1 && !part.isEmpty
                text += isName ? MarkdownText.code(part) : MarkdownText.escaped(part)
            }
        }
    }

    /// Names as code, with commas between.
    static func codes(_ names: [String]) -> MarkdownText {
        MarkdownText(stringLiteral: names.map(code).joined(separator: ", "))
    }

    /// Between more backticks than the text has in a row.
    private static func code(_ text: String) -> String {
        let line = oneLine(text)
        let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in oneLine(text) {
            switch character {
            // GitHub looks for mentions, numbers of issues and addresses where Markdown's backslash is gone again.
            case "@": escaped += "@<!-- -->"
            case "#": escaped += "\\#<!-- -->"
            case _ where "\\`*_{}[]()<>|&~!$".contains(character): escaped += "\\\(character)"
            default: escaped.append(character)
            }
        }
        return escaped.replacing("://", with: ":<!-- -->//").replacing("www.", with: "www<!-- -->.")
    }

    private static func oneLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0..<0x20, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: " "
                    default: scalar
                    }
                }))
    }
}
