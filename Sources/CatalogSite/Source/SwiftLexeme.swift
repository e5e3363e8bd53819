/// The smallest piece of Swift source that a declaration is read by: a word, a mark, a string or a comment.
struct SwiftLexeme: Equatable {
    var kind: SwiftToken.Kind
    var text: String
    /// From 1 on.
    var line: Int
    /// Whether it begins its line.
    var beginsLine: Bool
    /// Whether a space stands before it.
    var isApart: Bool

    /// What source consists of, without the spaces between.
    static func lexemes(of source: String) -> [SwiftLexeme] {
        var lexemes: [SwiftLexeme] = []
        var line = 1
        var (beginsLine, isApart) = (true, false)
        func add(_ kind: SwiftToken.Kind, _ text: String) {
            lexemes.append(
                SwiftLexeme(kind: kind, text: text, line: line, beginsLine: beginsLine, isApart: isApart))
            (beginsLine, isApart) = (false, false)
        }
        for token in SwiftToken.tokens(of: source) {
            guard token.kind == .plain else {
                add(token.kind, token.text)
                line += token.text.count(where: \.isNewline)
                continue
            }
            var word = ""
            for character in token.text {
                let isOfWord =
                    character.isLetter || character.isNumber || character == "_" || character == "`"
                if isOfWord {
                    word.append(character)
                    continue
                }
                if !word.isEmpty { add(.plain, word) }
                word = ""
                if character.isNewline {
                    line += 1
                    beginsLine = true
                } else if character.isWhitespace {
                    isApart = true
                } else {
                    add(.plain, String(character))
                }
            }
            if !word.isEmpty { add(.plain, word) }
        }
        return lexemes
    }
}

extension Sequence<SwiftLexeme> {
    /// The source again, its lines and spaces become one space each.
    var sourceText: String {
        reduce(into: "") { text, lexeme in
            if !text.isEmpty, lexeme.isApart || lexeme.beginsLine { text += " " }
            text += lexeme.text
        }
    }
}
