/// Reads a declaration's comment and parameters, as far as they are written in it.
struct TypeDeclarationReader {
    private let lexemes: [SwiftLexeme]
    private var position = 0

    init(_ lexemes: [SwiftLexeme]) {
        self.lexemes = lexemes
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "actor"]
    /// The property wrappers whose values a view has by itself.
    private static let ownWrappers: Set<String> = [
        "@AccessibilityFocusState", "@AppStorage", "@Environment", "@EnvironmentObject", "@FetchRequest",
        "@FocusState", "@FocusedValue", "@GestureState", "@Namespace", "@Query", "@ScaledMetric",
        "@SceneStorage", "@State", "@StateObject",
    ]

    private func peek(_ distance: Int = 0) -> SwiftLexeme? {
        let place = position + distance
        return lexemes.indices.contains(place) ? lexemes[place] : nil
    }

    mutating func declaration(of name: String) -> TypeDeclaration? {
        var comment: [String] = []
        while let lexeme = peek() {
            if lexeme.kind == .keyword, Self.kinds.contains(lexeme.text), peek(1)?.text == name {
                let line = lexeme.line
                while peek().map({ $0.text != "{" }) == true { position += 1 }
                return TypeDeclaration(
                    line: line, comment: Self.text(of: comment), parameters: parameters())
            }
            note(lexeme, in: &comment)
            position += 1
            if lexeme.kind == .attribute, peek()?.text == "(", peek()?.isApart == false { skipGroup() }
        }
        return nil
    }

    /// Keeps the comments that stand above what comes next; attributes and modifiers may stand between.
    private func note(_ lexeme: SwiftLexeme, in comment: inout [String]) {
        if lexeme.kind == .comment {
            if lexeme.text.hasPrefix("///") || lexeme.text.hasPrefix("/**") { comment.append(lexeme.text) }
        } else if lexeme.kind != .attribute, !Self.modifiers.contains(lexeme.text) {
            comment = []
        }
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "nonisolated",
        "required", "convenience", "weak", "unowned", "lazy",
    ]

    /// Without what makes them comments.
    private static func text(of comments: [String]) -> String {
        comments.flatMap { comment -> [Substring] in
            if comment.hasPrefix("///") { return [dropSpace(comment.dropFirst(3))] }
            return comment.dropFirst(3).dropLast(2).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline
            ).map { line in
                let line = line.drop { $0 == " " }
                return dropSpace(line.hasPrefix("*") ? line.dropFirst() : line)
            }
        }
        .joined(separator: "\n")
    }

    private static func dropSpace(_ line: Substring) -> Substring {
        line.hasPrefix(" ") ? line.dropFirst() : line
    }
}

// What a value is made with: the parameters of the first initializer that others may call, or the stored properties.
extension TypeDeclarationReader {
    /// From the brace that opens the type's body on.
    private mutating func parameters() -> [TypeDeclaration.Parameter] {
        var properties: [TypeDeclaration.Parameter] = []
        var initializer: [TypeDeclaration.Parameter]?
        var member = Member()
        position += 1
        while let lexeme = peek(), lexeme.text != "}" {
            switch (lexeme.kind, lexeme.text) {
            case (.attribute, _):
                member.attributes.append(lexeme.text)
                position += 1
                if peek()?.text == "(", peek()?.isApart == false { skipGroup() }
            case (.keyword, "let"), (.keyword, "var"):
                properties += property(member, isConstant: lexeme.text == "let")
                member = Member()
            case (.keyword, "init"):
                let parameters = self.initializer()
                if initializer == nil, !member.isHidden { initializer = parameters }
                member = Member()
            case (.keyword, let word) where Self.modifiers.contains(word) || word == "static":
                member.modifiers.insert(word)
                position += 1
                // `private(set)` hides nothing that is said when a value is made.
                if peek()?.text == "(" {
                    member.modifiers.remove(word)
                    skipGroup()
                }
            case (.comment, _):
                note(lexeme, in: &member.comment)
                position += 1
            case (.plain, "{"), (.plain, "("), (.plain, "["): skipGroup()
            case (.keyword, _):
                member = Member()
                position += 1
            default: position += 1
            }
        }
        guard var parameters = initializer else { return properties }
        for index in parameters.indices where parameters[index].comment.isEmpty {
            let own = properties.first { $0.name == parameters[index].name }
            parameters[index].comment = own?.comment ?? ""
        }
        return parameters
    }

    private struct Member {
        var comment: [String] = []
        var attributes: [String] = []
        var modifiers: Set<String> = []

        var isHidden: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    }

    /// A stored property that is said when a value is made; none for others.
    private mutating func property(_ member: Member, isConstant: Bool) -> [TypeDeclaration.Parameter] {
        position += 1
        guard let name = peek()?.text else { return [] }
        position += 1
        var type: [SwiftLexeme] = []
        if peek()?.text == ":" {
            position += 1
            type = take { $0.text == "=" || $0.text == "{" || $0.text == "," }
        }
        var value: [SwiftLexeme]?
        if peek()?.text == "=" {
            position += 1
            value = take { $0.text == "," }
        }
        var isComputed = false
        if peek()?.text == "{" {
            isComputed = !["didSet", "willSet"].contains(peek(1)?.text)
            skipGroup()
        }
        let isOwn =
            member.isHidden || member.modifiers.contains("static") || member.modifiers.contains("lazy")
            || !Self.ownWrappers.isDisjoint(with: member.attributes) || isConstant && value != nil
        if isComputed || isOwn { return [] }
        let attributes = member.attributes.map { "\($0) " }.joined()
        return [
            TypeDeclaration.Parameter(
                name: name, type: attributes + type.sourceText, defaultValue: value?.sourceText,
                comment: Self.text(of: member.comment))
        ]
    }

    /// The parameters of an initializer, whose body is left out.
    private mutating func initializer() -> [TypeDeclaration.Parameter] {
        while let lexeme = peek(), lexeme.text != "(", lexeme.text != "}" { position += 1 }
        guard peek()?.text == "(" else { return [] }
        position += 1
        var parameters: [TypeDeclaration.Parameter] = []
        while let lexeme = peek(), lexeme.text != ")" {
            let names = take { $0.text == ":" || $0.text == ")" }
            guard peek()?.text == ":" else { break }
            position += 1
            let type = take { [",", ")", "="].contains($0.text) }
            var value: [SwiftLexeme]?
            if peek()?.text == "=" {
                position += 1
                value = take { $0.text == "," || $0.text == ")" }
            }
            if peek()?.text == "," { position += 1 }
            let attributes = names.filter { $0.kind == .attribute }.map { "\($0.text) " }.joined()
            // `_ text` and `with text` are listed by the name that a call writes, or else the one inside.
            let words = names.filter { $0.kind != .attribute && $0.kind != .comment }.map(\.text)
            let name = words.first == "_" ? words.last : words.first
            parameters.append(
                TypeDeclaration.Parameter(
                    name: name ?? "", type: attributes + type.sourceText, defaultValue: value?.sourceText,
                    comment: ""))
        }
        while let lexeme = peek(), lexeme.text != "{", !lexeme.beginsLine || lexeme.text == ")" {
            position += 1
        }
        if peek()?.text == "{" { skipGroup() }
        return parameters
    }

    /// What comes before a mark or the end of a line, outside of brackets.
    private mutating func take(until isEnd: (SwiftLexeme) -> Bool) -> [SwiftLexeme] {
        var taken: [SwiftLexeme] = []
        // In parameters lines go on until a bracket ends.
        let isInLine = peek().map { !$0.beginsLine } ?? false
        var angles = 0
        while let lexeme = peek() {
            if angles == 0, isEnd(lexeme) { return taken }
            if lexeme.text == "}" || lexeme.text == ")" || lexeme.text == "]" { return taken }
            if angles == 0, isInLine, lexeme.beginsLine, !taken.isEmpty, lexeme.text != "." { return taken }
            if lexeme.kind == .comment {
                position += 1
                continue
            }
            if lexeme.text == "<", !lexeme.isApart { angles += 1 }
            if lexeme.text == ">", angles > 0, lexemes[position - 1].text != "-" { angles -= 1 }
            let start = position
            if ["{", "(", "["].contains(lexeme.text) { skipGroup() } else { position += 1 }
            taken += lexemes[start..<position]
        }
        return taken
    }

    /// A bracket with all that is in it.
    private mutating func skipGroup() {
        var depth = 0
        while let lexeme = peek() {
            position += 1
            if lexeme.kind != .plain { continue }
            if ["{", "(", "["].contains(lexeme.text) { depth += 1 }
            if ["}", ")", "]"].contains(lexeme.text) {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }
}
