/// The part of Markdown that texts of an interface use: emphasis, code, strikethrough, links and Foundation's attributes.
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
    private let agreement: GrammaticalAgreement

    /// Whether a text holds a character with a meaning.
    package static func isMarked(_ text: String) -> Bool {
        text.utf8.contains { "*_`~[\\".utf8.contains($0) }
    }

    /// The text without its marks, in stretches.
    ///
    /// - Parameter language: in which words agree with their numbers where they are asked to, such as `en`; in none where it is empty.
    package static func spans(of text: String, language: String = "") -> [Span] {
        var reader = InlineMarkdown(
            rest: text[...], marks: [], agreement: GrammaticalAgreement(language: language))
        reader.read()
        return reader.spans
    }

    private init(rest: Substring, marks: Set<Mark>, agreement: GrammaticalAgreement) {
        self.rest = rest
        self.marks = marks
        self.agreement = agreement
    }

    /// A reader of a stretch within this one.
    private func reader(of rest: Substring, _ inner: Mark? = nil) -> InlineMarkdown {
        InlineMarkdown(rest: rest, marks: marks.union(inner.map { [$0] } ?? []), agreement: agreement)
    }

    private mutating func read() {
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isASCII,
                next.isPunctuation || next.isSymbol
            {
                append(String(next))
                rest = rest.dropFirst(2)
            } else if !readDelimited(), !readAttributed(), !readLink() {
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
                append(reader(of: inner, mark))
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
        append(reader(of: rest[rest.index(after: rest.startIndex)..<end], .link(to: String(address))))
        rest = rest[rest.index(after: close)...]
        return true
    }

    /// Reads `^[text](attributes)`, if it stands here; of the attributes `inflect` alone decides what is shown.
    private mutating func readAttributed() -> Bool {
        guard rest.hasPrefix("^["), let end = rest.firstIndex(of: "]"), rest[end...].hasPrefix("]("),
            let close = rest[end...].firstIndex(of: ")")
        else { return false }
        var inner = reader(of: rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        inner.read()
        if rest[end..<close].contains("inflect: true"), let last = inner.spans.last {
            let before = inner.spans.dropLast().map(\.text).joined()
            inner.spans[inner.spans.count - 1].text = String(
                agreement.inflected(before + last.text).dropFirst(before.count))
        }
        spans += inner.spans
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
            foregroundStyle = foregroundStyle ?? Color.tintColor
        }
    }
}
