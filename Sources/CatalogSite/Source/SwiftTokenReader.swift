/// Reads Swift source piece by piece, just as far as colors need it.
struct SwiftTokenReader {
    private let characters: [Character]
    private var position = 0

    init(_ source: String) {
        characters = Array(source)
    }

    mutating func next() -> SwiftToken? {
        guard let first = peek() else { return nil }
        let start = position
        let kind = read(first)
        return SwiftToken(kind: kind, text: String(characters[start..<position]))
    }

    private func peek(_ distance: Int = 0) -> Character? {
        let place = position + distance
        return place < characters.count ? characters[place] : nil
    }

    private func isNext(_ text: String) -> Bool {
        for (distance, character) in text.enumerated() where peek(distance) != character { return false }
        return true
    }

    /// Whether a point between digits comes next, and not one before a member's name.
    private var isFraction: Bool { peek() == "." && peek(1)?.isNumber == true }

    private mutating func skip(while condition: (Character) -> Bool) {
        while let character = peek(), condition(character) { position += 1 }
    }

    private mutating func read(_ first: Character) -> SwiftToken.Kind {
        if isNext("//") {
            skip { !$0.isNewline }
            return .comment
        }
        if isNext("/*") {
            skipComment()
            return .comment
        }
        if first == "\"" {
            skipString(hashes: 0)
            return .string
        }
        if first == "#" { return readHash() }
        if first == "@" {
            position += 1
            skip(while: Self.isWord)
            return .attribute
        }
        if first.isASCII, first.isNumber {
            while let character = peek(), Self.isWord(character) || isFraction { position += 1 }
            return .number
        }
        if Self.isWord(first) { return readWord() }
        position += 1
        return .plain
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        while peek() != nil {
            if isNext("/*") {
                depth += 1
                position += 2
            } else if isNext("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// A raw string, a macro such as `#Preview`, or a condition such as `#if`.
    private mutating func readHash() -> SwiftToken.Kind {
        var hashes = 0
        while peek(hashes) == "#" { hashes += 1 }
        if peek(hashes) == "\"" {
            position += hashes
            skipString(hashes: hashes)
            return .string
        }
        position += hashes
        skip(while: Self.isWord)
        return .keyword
    }

    /// From its first quotation mark to the one that ends it, with all that is interpolated.
    private mutating func skipString(hashes: Int) {
        let isLong = isNext("\"\"\"")
        let marks = isLong ? "\"\"\"" : "\""
        let end = marks + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        position += marks.count
        while let character = peek() {
            if isNext(end) {
                position += end.count
                return
            }
            if !isLong, character.isNewline { return }
            if isNext(escape) {
                position += escape.count
                if peek() == "(" { skipInterpolation() } else { position += peek() == nil ? 0 : 1 }
            } else {
                position += 1
            }
        }
    }

    /// To the parenthesis that closes it; strings inside may have parentheses of their own.
    private mutating func skipInterpolation() {
        var depth = 0
        while let character = peek() {
            switch character {
            case "(":
                depth += 1
                position += 1
            case ")":
                depth -= 1
                position += 1
                if depth == 0 { return }
            case "\"": skipString(hashes: 0)
            case _ where character.isNewline: return
            default: position += 1
            }
        }
    }

    private mutating func readWord() -> SwiftToken.Kind {
        let start = position
        skip(while: Self.isWord)
        let word = String(characters[start..<position])
        // `.default` and `.init` are names.
        let isMember = start > 0 && characters[start - 1] == "."
        if !isMember, SwiftToken.keywords.contains(word) { return .keyword }
        return word.first?.isUppercase == true ? .type : .plain
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
