/// The words and signs of a predicate's format.
enum PredicateToken: Equatable {
    /// A keyword or a key, with `@` and `$` as its first letter.
    case word(String)
    case sign(String)
    case text(String)
    case number(String)
    /// `%@`, `%K`, `%d`, …: what is put in, by its letter.
    case argument(Character)

    /// Throws a `PredicateFormatError`.
    static func tokens(of format: String) throws -> [PredicateToken] {
        var (tokens, rest) = ([PredicateToken](), Substring(format))
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let match = rest.prefixMatch(of: /[$@]?[A-Za-z_][A-Za-z0-9_]*/) {
                tokens.append(.word(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /[0-9]+(?:\.[0-9]+)?(?:[eE][+\-]?[0-9]+)?/) {
                tokens.append(.number(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /%(?:l|ll|h|q|z)?([@KdDiuUxXfFgGeEcCsSp])/) {
                tokens.append(.argument(match.output.1.last ?? first))
                rest = rest[match.range.upperBound...]
            } else if first == "\"" || first == "'" {
                tokens.append(.text(try text(at: &rest, of: format)))
            } else if let match = rest.prefixMatch(of: /==|!=|<>|<=|=<|>=|=>|&&|\|\||[=<>!()\[\]{},.\-]/) {
                tokens.append(.sign(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else {
                throw PredicateFormatError(format: format, reason: "'\(first)' is not known")
            }
        }
        return tokens
    }

    private static func text(at rest: inout Substring, of format: String) throws -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return text }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        throw PredicateFormatError(format: format, reason: "a text has no end")
    }
}
