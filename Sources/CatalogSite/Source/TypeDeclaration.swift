/// The declaration of a type in the sources: the comment above it, and the parameters that make it.
struct TypeDeclaration: Equatable {
    /// Where it begins, from 1 on.
    var line: Int
    /// The documentation above it, in Markdown; empty where there is none.
    var comment: String
    var parameters: [Parameter]

    /// Something that is said when a value is made.
    struct Parameter: Equatable {
        var name: String
        /// As the source writes it; empty where the compiler infers it.
        var type: String
        /// Nothing where it has to be said.
        var defaultValue: String?
        var comment: String
    }

    /// Reads the first declaration of a type; nothing where there is none.
    init?(of name: String, in source: String) {
        var reader = TypeDeclarationReader(SwiftLexeme.lexemes(of: source))
        guard let declaration = reader.declaration(of: name) else { return nil }
        self = declaration
    }

    init(line: Int, comment: String, parameters: [Parameter]) {
        self.line = line
        self.comment = comment
        self.parameters = parameters
    }
}
