/// The part of Markdown that texts of an interface use: emphasis, code, strikethrough and links.
///
/// CommonMark's rules for nested and adjacent delimiters are not followed beyond what people write in
/// a label: a delimiter opens before a letter, closes behind one, and stands for itself without a partner.
package nonisolated struct InlineMarkdown {
    /// A stretch of text with how it is marked.
    package struct Span: Equatable, Sendable {
        package var text: String
        package var marks: Set<Mark>

        package init(text: String, marks: Set<Mark> = []) {
            self.text = text
            self.marks = marks
        }
    }

    package enum Mark: Hashable, Sendable {
        case emphasized, stronglyEmphasized, code, strikethrough
        case link(to: String)
    }

    private var rest: Substring
    private var spans: [Span] = []
    private var marks: Set<Mark> = []

    /// Whether a text holds a character with a meaning.
    package static func isMarked(_ text: String) -> Bool {
        text.utf8.contains { "*_`~[\\".utf8.contains($0) }
    }

    /// The text without its marks, in stretches.
    package static func spans(of text: String) -> [Span] {
        var reader = InlineMarkdown(rest: text[...])
        reader.read()
        return reader.spans
    }

    private init(rest: Substring, marks: Set<Mark> = []) {
        self.rest = rest
        self.marks = marks
    }

    private mutating func read() {
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isASCII,
                next.isPunctuation || next.isSymbol
            {
                append(String(next))
                rest = rest.dropFirst(2)
            } else if !readDelimited(), !readLink() {
                append(String(character))
                rest = rest.dropFirst()
            }
        }
    }

    private static let delimiters: [(text: String, mark: Mark)] = [
        ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
        ("_", .emphasized), ("`", .code), ("~", .strikethrough),
    ]

    /// Reads a stretch between two delimiters, if one begins here.
    private mutating func readDelimited() -> Bool {
        for (delimiter, mark) in Self.delimiters where rest.hasPrefix(delimiter) {
            let content = rest.dropFirst(delimiter.count)
            guard let first = content.first, !first.isWhitespace, let end = end(of: content, delimiter) else {
                continue
            }
            // An underscore within a word, as in `file_name`, is no mark.
            if delimiter.first == "_", let last = spans.last?.text.last, last.isLetter || last.isNumber {
                return false
            }
            let inner = content[..<end]
            if mark == .code {
                spans.append(Span(text: String(inner), marks: marks.union([mark])))
            } else {
                append(InlineMarkdown(rest: inner, marks: marks.union([mark])))
            }
            rest = content[end...].dropFirst(delimiter.count)
            return true
        }
        return false
    }

    /// Where a stretch ends: at its delimiter behind something else than a space.
    private func end(of content: Substring, _ delimiter: String) -> Substring.Index? {
        var index = content.startIndex
        var previous: Character = " "
        while index < content.endIndex {
            let tail = content[index...]
            if tail.first == "\\" {
                previous = "\\"
                index = content.index(index, offsetBy: 2, limitedBy: content.endIndex) ?? content.endIndex
                continue
            }
            if tail.hasPrefix(delimiter), !previous.isWhitespace {
                let run = tail.prefix { $0 == delimiter.first }.count
                // Of three delimiters the last ones close the outer stretch.
                if run == delimiter.count || run == 3 {
                    return content.index(index, offsetBy: run - delimiter.count)
                }
                previous = tail[tail.startIndex]
                index = content.index(index, offsetBy: run)
                continue
            }
            previous = tail[tail.startIndex]
            index = content.index(after: index)
        }
        return nil
    }

    /// Reads `[text](address)`, if it stands here.
    private mutating func readLink() -> Bool {
        guard rest.first == "[", let end = rest.firstIndex(of: "]"), rest[end...].hasPrefix("]("),
            let close = rest[end...].firstIndex(of: ")")
        else { return false }
        // A title behind the address is nowhere shown.
        let address = rest[end...].dropFirst(2).prefix { $0 != ")" && !$0.isWhitespace }
        append(
            InlineMarkdown(
                rest: rest[rest.index(after: rest.startIndex)..<end],
                marks: marks.union([.link(to: String(address))])))
        rest = rest[rest.index(after: close)...]
        return true
    }

    private mutating func append(_ inner: InlineMarkdown) {
        var inner = inner
        inner.read()
        spans += inner.spans
    }

    private mutating func append(_ text: String) {
        if spans.last?.marks == marks {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: text, marks: marks))
        }
    }
}

extension TextAttributes {
    /// Adds what marks mean to attributes that are not set.
    package mutating func add(_ marks: Set<InlineMarkdown.Mark>) {
        if marks.contains(.stronglyEmphasized), weight == nil { weight = .bold }
        if marks.contains(.emphasized), isItalic == nil { isItalic = true }
        if marks.contains(.code) { isCode = true }
        if marks.contains(.strikethrough), strikethrough == nil { strikethrough = Line() }
        for case .link(let address) in marks {
            link = link ?? address
            foregroundStyle = foregroundStyle ?? Color.accentColor
        }
    }
}
