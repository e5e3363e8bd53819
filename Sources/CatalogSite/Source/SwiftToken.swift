/// A piece of Swift source that is shown in one color.
struct SwiftToken: Equatable {
    enum Kind: String {
        case plain, comment, string, keyword, attribute, number, type
    }

    var kind: Kind
    var text: String
}

extension SwiftToken {
    /// Cuts source into pieces, which together are all of it; what is no Swift comes out whole as well.
    static func tokens(of source: String) -> [SwiftToken] {
        var reader = SwiftTokenReader(source)
        var tokens: [SwiftToken] = []
        while let token = reader.next() {
            if token.kind == .plain, let last = tokens.indices.last, tokens[last].kind == .plain {
                tokens[last].text += token.text
            } else {
                tokens.append(token)
            }
        }
        return tokens
    }

    /// The same line by line; what goes over several lines has a piece in each.
    static func lines(of source: String) -> [[SwiftToken]] {
        var lines: [[SwiftToken]] = [[]]
        for token in tokens(of: source) {
            let parts = token.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, part) in parts.enumerated() {
                if number > 0 { lines.append([]) }
                if !part.isEmpty {
                    lines[lines.count - 1].append(SwiftToken(kind: token.kind, text: String(part)))
                }
            }
        }
        // The end of the last line begins none.
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
        "class", "consume", "consuming", "continue", "convenience", "copy", "default", "defer", "deinit",
        "didSet", "do", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
        "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
        "is", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
        "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
        "repeat", "required", "rethrows", "return", "self", "set", "some", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
        "while", "willSet", "yield",
    ]
}
