import SwiftSyntax

/// A part of a source that can be replaced where it does not compile.
struct StandInCandidate {
    /// The bytes that are replaced.
    var range: Range<Int>
    var replacement: String
    /// Other parts that have to be replaced with it.
    var further: [(Range<Int>, String)] = []

    init(_ node: some SyntaxProtocol, _ replacement: String) {
        range = node.bytes
        self.replacement = replacement
    }

    /// Those around a place, the innermost first.
    static func all(around token: TokenSyntax, for error: CompilerError) -> [StandInCandidate] {
        var candidates: [StandInCandidate] = []
        var node = Syntax(token).parent
        while let current = node {
            if let candidate = StandInCandidate(replacing: current, around: token, for: error) {
                candidates.append(candidate)
            }
            node = current.parent
        }
        return candidates
    }

    private init?(replacing node: Syntax, around token: TokenSyntax, for error: CompilerError) {
        let body = StandInBody(error: error)
        if let block = node.as(CodeBlockSyntax.self), let owner = node.parent {
            guard let text = body.text(ofBodyIn: owner) else { return nil }
            self.init(block, "{ \(text) }")
            further = body.furtherParts(for: owner, text: text)
        } else if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors,
            let owner = node.parent
        {
            guard let text = body.text(ofBodyIn: owner) else { return nil }
            self.init(block, "{ \(text) }")
            further = body.furtherParts(for: owner, text: text)
        } else if let closure = node.as(ClosureExprSyntax.self), node.parent?.isPreview == true {
            self.init(closure, "{ \(body.placeholder(for: "Preview")) }")
        } else if let value = node.valueMadeOnFirstUse, let text = body.text(ofValueOf: value.type) {
            self.init(value.initializer, text)
        } else if let inherited = node.inheritedType(lacking: error.message, around: token) {
            self.init(inherited, "")
        } else if node.is(MemberBlockItemSyntax.self) || node.isTopLevelItem {
            self.init(node, "")
        } else {
            return nil
        }
    }
}

extension Syntax {
    /// Whether it is a statement of the file, under whichever conditions.
    fileprivate var isTopLevelItem: Bool {
        guard self.is(CodeBlockItemSyntax.self), var node = parent else { return false }
        while let next = node.parent {
            guard
                node.is(CodeBlockItemListSyntax.self) || node.is(IfConfigClauseSyntax.self)
                    || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigDeclSyntax.self)
                    || node.is(CodeBlockItemSyntax.self)
            else { return false }
            node = next
        }
        return true
    }

    /// The initial value of a global or static property that says its type, which is made when it is first asked for.
    fileprivate var valueMadeOnFirstUse: (initializer: ExprSyntax, type: TypeSyntax)? {
        guard let clause = self.as(InitializerClauseSyntax.self),
            let binding = clause.parent?.as(PatternBindingSyntax.self),
            let type = binding.typeAnnotation?.type,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.parent?.isTopLevelItem == true
                || variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return nil }
        return (clause.value, type)
    }

    fileprivate var isPreview: Bool {
        self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
            || self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    }

    /// The clause with the only protocol of a type that lacks what the protocol asks for, where the error stands at the type's beginning.
    fileprivate func inheritedType(lacking message: String, around token: TokenSyntax)
        -> InheritanceClauseSyntax?
    {
        guard let group = asProtocol((any DeclGroupSyntax).self), let clause = group.inheritanceClause,
            token.position < group.memberBlock.position,
            let name = message.firstMatch(of: /does not conform to protocol '(\w+)'/).map({ String($0.1) }),
            clause.inheritedTypes.count == 1,
            clause.inheritedTypes.first?.type.trimmedDescription == name
        else { return nil }
        return clause
    }
}
