package import VitrineViews
import VitrineWording

/// A token of one combination of contexts, with the value that it resolves to.
package struct ResolvedToken: Hashable, Sendable {
    /// Its names with dots between them, such as `color.text.secondary`.
    package var path: String
    package var value: TokenValue
    /// The tokens that it stands for, each an alias of the next one.
    package var aliases: [String] = []
    package var description: String?
    /// Why it should not be used any more; empty where the file gives no reason, nothing where it may be used.
    package var deprecation: String?
    var origin: TokenOrigin

    package var type: TokenType { value.type }
}

/// All tokens of one combination of contexts.
package struct TokenSet: Sendable {
    package let tokens: [String: ResolvedToken]
    private let files: [TokenFile]
    /// What is not as the format wants it and can be understood all the same.
    package let warnings: [TokenFault]

    init(tokens: [String: ResolvedToken], files: [TokenFile], warnings: [TokenFault]) {
        (self.tokens, self.files, self.warnings) = (tokens, files, warnings)
    }

    /// No tokens at all.
    package static let none = TokenSet(tokens: [:], files: [], warnings: [])

    /// Where a token stands, such as `Catalog/Tokens/color.tokens.json:12:7`.
    package func place(of token: ResolvedToken) -> String {
        let file = files[token.origin.file]
        return "\(file.name):\(file.place(of: token.origin.path))"
    }

    package subscript(path: String) -> ResolvedToken? { tokens[path] }

    /// The path that a misspelt one may have meant.
    package func closest(to path: String) -> String? { Self.closest(to: path, among: tokens.keys.sorted()) }

    static func closest(to path: String, among paths: [String]) -> String? {
        let short = paths.filter { $0.utf8.count <= 200 }
        guard path.utf8.count <= 200 else { return nil }
        // A path without the groups around it is the likelier slip.
        let ends = short.filter { $0.hasSuffix(".\(path)") }
        return ends.count == 1 ? ends[0] : Spelling.closest(to: path, among: short)
    }
}
