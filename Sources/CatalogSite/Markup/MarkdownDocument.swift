/// A text in Markdown: headings, paragraphs, lists, quotations, code, emphasis and links, as CommonMark writes them.
///
/// Markup of HTML in it is text. Pictures are replaced by their descriptions.
struct MarkdownDocument: Equatable, Sendable {
    let markup: Markup

    /// How deep lists and quotations may lie in each other; deeper ones are text.
    private static let deepest = 8

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        markup = Self.blocks(lines, depth: 0)
    }

    private static func blocks(_ lines: [Substring], depth: Int) -> Markup {
        var rest = lines[...]
        var blocks: [Markup] = []
        while let line = rest.first {
            if line.isBlank {
                rest.removeFirst()
            } else if let fence = Fence(line) {
                rest.removeFirst()
                blocks.append(code(fence, &rest))
            } else if let heading = heading(line) {
                rest.removeFirst()
                blocks.append(heading)
            } else if line.isRule {
                rest.removeFirst()
                blocks.append(Tag.hr())
            } else if depth < deepest, line.hasPrefix(">") {
                let quoted = rest.prefix { $0.hasPrefix(">") }
                rest = rest.dropFirst(quoted.count)
                let inner = quoted.map { line in
                    line.dropFirst(line.dropFirst().first == " " ? 2 : 1)
                }
                blocks.append(Tag.blockquote { Self.blocks(inner, depth: depth + 1) })
            } else if depth < deepest, let marker = ListMarker(line) {
                blocks.append(list(marker, &rest, depth))
            } else {
                blocks.append(paragraph(&rest))
            }
        }
        return .group(blocks)
    }

    /// Headings stand below the page's own.
    private static func heading(_ line: Substring) -> Markup? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).first.map({ $0 == " " }) ?? true else {
            return nil
        }
        var text = line.dropFirst(level).trimmed
        while text.last == "#" { text.removeLast() }
        let content = MarkdownText(text.trimmed).markup
        switch level {
        case 1: return Tag.h2 { content }
        case 2: return Tag.h3 { content }
        default: return Tag.h4 { content }
        }
    }

    private static func code(_ fence: Fence, _ rest: inout ArraySlice<Substring>) -> Markup {
        let lines = rest.prefix { !fence.isClosed(by: $0) }
        rest = rest.dropFirst(lines.count + 1)
        let text = lines.map { $0.withoutIndent(upTo: fence.indent) }.joined(separator: "\n")
        return Tag.pre(.isFocusable, .label("Code")) {
            Tag.code {
                if fence.language == "swift" {
                    for token in SwiftToken.tokens(of: text) { SourceListing.markup(of: token) }
                } else {
                    text
                }
            }
        }
    }

    private static func list(
        _ first: ListMarker, _ rest: inout ArraySlice<Substring>, _ depth: Int
    ) -> Markup {
        var items: [Markup] = []
        while let line = rest.first, let marker = ListMarker(line), marker.isOrdered == first.isOrdered {
            var lines = [line.dropFirst(marker.width)]
            rest.removeFirst()
            // What is indented belongs to the item, and what goes on with its paragraph.
            while let next = rest.first {
                let isWithin = next.indent >= marker.width
                let goesOn = lines.last?.isBlank == false && ListMarker(next) == nil && !next.hasPrefix("#")
                guard next.isBlank || isWithin || goesOn else { break }
                lines.append(next.withoutIndent(upTo: marker.width))
                rest.removeFirst()
            }
            while lines.last?.isBlank == true { lines.removeLast() }
            // An item of one paragraph is as tight as it is written.
            let isPlain = lines.allSatisfy { !$0.isBlank && ListMarker($0) == nil && Fence($0) == nil }
            items.append(
                Tag.li {
                    isPlain
                        ? MarkdownText(lines.joined(separator: "\n")).markup : blocks(lines, depth: depth + 1)
                })
        }
        return first.isOrdered ? Tag.ol { Markup.group(items) } : Tag.ul { Markup.group(items) }
    }

    private static func paragraph(_ rest: inout ArraySlice<Substring>) -> Markup {
        var lines: [Substring] = []
        while let line = rest.first, !line.isBlank {
            let isOther = heading(line) != nil || Fence(line) != nil || line.isRule || line.hasPrefix(">")
            if !lines.isEmpty, isOther || ListMarker(line) != nil { break }
            lines.append(line.trimmed)
            rest.removeFirst()
        }
        return Tag.p { MarkdownText(lines.joined(separator: "\n")).markup }
    }
}

/// The opening fence of a code block.
private struct Fence {
    let mark: String
    let indent: Int
    let language: String

    init?(_ line: Substring) {
        let text = line.trimmed
        guard let first = text.first, first == "`" || first == "~" else { return nil }
        let mark = text.prefix { $0 == first }
        guard mark.count >= 3, !text.dropFirst(mark.count).contains("`") else { return nil }
        self.mark = String(mark)
        indent = line.indent
        language = text.dropFirst(mark.count).trimmed.lowercased()
    }

    func isClosed(by line: Substring) -> Bool {
        let text = line.trimmed
        return text.hasPrefix(mark) && text.allSatisfy { $0 == mark.first }
    }
}

/// The marker of a list item: `-`, `*`, `+`, `1.` or `1)`.
private struct ListMarker {
    let isOrdered: Bool
    /// Of the marker with the space behind it.
    let width: Int

    init?(_ line: Substring) {
        let text = line.drop { $0 == " " }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let mark = text.dropFirst(digits.count).first
        let isMark =
            digits.isEmpty
            ? mark.map { "-*+".contains($0) } : mark.map { ".)".contains($0) && digits.count < 10 }
        guard isMark == true, text.dropFirst(digits.count + 1).first == " ", !line.isRule else { return nil }
        isOrdered = !digits.isEmpty
        width = line.indent + digits.count + 2
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate var indent: Int { prefix { $0 == " " }.count }

    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    fileprivate func withoutIndent(upTo width: Int) -> Substring { dropFirst(Swift.min(width, indent)) }

    /// Whether it is a line across: three or more of one mark and nothing else.
    fileprivate var isRule: Bool {
        let marks = filter { !$0.isWhitespace }
        guard let first = marks.first, "-*_".contains(first) else { return false }
        return marks.count >= 3 && marks.allSatisfy { $0 == first }
    }
}
