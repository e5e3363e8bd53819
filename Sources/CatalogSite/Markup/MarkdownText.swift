/// The text of a paragraph in Markdown, with its code, emphasis and links.
struct MarkdownText {
    private let characters: [Character]
    private let depth: Int

    /// How deep emphasis and links may lie in each other; deeper marks are text.
    private static let deepest = 4
    /// How far from its beginning emphasis or a link may end.
    private static let reach = 2000

    init(_ text: some StringProtocol) {
        self.init(Array(text), depth: 0)
    }

    private init(_ characters: [Character], depth: Int) {
        self.characters = characters
        self.depth = depth
    }

    var markup: Markup {
        var parts: [Markup] = []
        var text = ""
        var place = 0
        while place < characters.count {
            if let (part, end) = part(at: place) {
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(part)
                place = end
            } else if characters[place] == "\\", place + 1 < characters.count, isMark(place + 1) {
                text.append(characters[place + 1])
                place += 2
            } else {
                text.append(characters[place] == "\n" ? " " : characters[place])
                place += 1
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return .group(parts)
    }

    private func isMark(_ place: Int) -> Bool {
        characters[place].isASCII && (characters[place].isPunctuation || characters[place].isSymbol)
    }

    /// What begins at a place and is more than text, with the place behind it.
    private func part(at place: Int) -> (Markup, end: Int)? {
        switch characters[place] {
        case "`": code(at: place)
        case "*", "_": depth < Self.deepest ? emphasis(at: place) : nil
        case "[": depth < Self.deepest ? link(at: place) : nil
        case "!": picture(at: place)
        default: nil
        }
    }

    private func code(at place: Int) -> (Markup, end: Int)? {
        let width = run(of: "`", at: place)
        var end = place + width
        while end < characters.count {
            let length = run(of: "`", at: end)
            if length == width {
                let text = String(characters[(place + width)..<end].map { $0 == "\n" ? " " : $0 })
                return (Tag.code { text }, end + width)
            }
            end += max(1, length)
        }
        return nil
    }

    private func run(of mark: Character, at place: Int) -> Int {
        var end = place
        while end < characters.count, characters[end] == mark { end += 1 }
        return end - place
    }

    private func emphasis(at place: Int) -> (Markup, end: Int)? {
        let mark = characters[place]
        let width = min(2, run(of: mark, at: place))
        let start = place + width
        guard start < characters.count, !characters[start].isWhitespace else { return nil }
        // Within words an underscore is a letter.
        let isInWord = place > 0 && (characters[place - 1].isLetter || characters[place - 1].isNumber)
        if mark == "_", isInWord { return nil }
        var end = start
        let limit = min(characters.count, start + Self.reach)
        while end < limit {
            if characters[end] == "\\" {
                end += 2
                continue
            }
            let length = run(of: mark, at: end)
            if length >= width, !characters[end - 1].isWhitespace, end > start {
                let inner = MarkdownText(Array(characters[start..<end]), depth: depth + 1).markup
                return (width == 2 ? Tag.strong { inner } : Tag.em { inner }, end + width)
            }
            end += max(1, length)
        }
        return nil
    }

    /// A picture's description stands for it.
    private func picture(at place: Int) -> (Markup, end: Int)? {
        guard place + 1 < characters.count, characters[place + 1] == "[",
            let (text, _, end) = reference(at: place + 1)
        else { return nil }
        return (Tag.em { String(text) }, end)
    }

    private func link(at place: Int) -> (Markup, end: Int)? {
        guard let (text, target, end) = reference(at: place) else { return nil }
        let inner = MarkdownText(text, depth: depth + 1).markup
        guard let link = Attribute.link(String(target)) else { return (inner, end) }
        return (Tag.a(link) { inner }, end)
    }

    /// Those that a target opens it closes as well.
    private func closingParenthesis(from start: Int) -> Int? {
        var depth = 0
        return characters[start...].prefix(Self.reach).firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth < 0
        }
    }

    /// `[text](target)`.
    private func reference(at place: Int) -> (text: [Character], target: [Character], end: Int)? {
        var (middle, depth) = (place, 0)
        let limit = min(characters.count, place + Self.reach)
        while middle < limit {
            if characters[middle] == "[" { depth += 1 }
            if characters[middle] == "]" { depth -= 1 }
            if depth == 0 { break }
            middle += characters[middle] == "\\" ? 2 : 1
        }
        guard middle + 1 < characters.count, characters[middle + 1] == "(",
            let end = closingParenthesis(from: middle + 2)
        else { return nil }
        let target = characters[(middle + 2)..<end].prefix { !$0.isWhitespace }
        return (Array(characters[(place + 1)..<middle]), Array(target), end + 1)
    }
}
