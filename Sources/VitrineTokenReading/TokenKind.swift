import VitrineJSONValues
import VitrineViews
import VitrineWording

/// Reads the words for types.
enum TokenKind {
    static func named(_ value: JSONValue) -> TokenType? {
        guard case .string(let name) = value else { return nil }
        return TokenType(rawValue: name)
    }

    /// What is wrong with a `$type`, and which there are.
    static func complaint(about value: JSONValue) -> String {
        guard case .string(let name) = value else { return "a '$type' is a text such as 'color'" }
        let names = TokenType.allCases.map(\.rawValue)
        let help =
            Spelling.closest(to: name, among: names).map { "did you mean '\($0)'?" }
            ?? "there are \(names.joined(separator: ", "))"
        return "there is no type '\(name)'; \(help)"
    }
}

extension TokenType {
    /// `a color`, `a number`, `a font weight`.
    package var words: String {
        let spaced = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
        return "a \(spaced)"
    }
}
