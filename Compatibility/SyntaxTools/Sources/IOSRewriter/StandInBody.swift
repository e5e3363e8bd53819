import SwiftSyntax

/// What stands in a body that does not compile.
struct StandInBody {
    let error: CompilerError

    /// The statement for the body of a declaration; nothing where there is none that would compile.
    func text(ofBodyIn owner: Syntax) -> String? {
        if let function = owner.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type
            if type?.isSomeView == true, function.name.text == "body",
                let content = function.signature.parameterClause.parameters.first
            {
                return (content.secondName ?? content.firstName).text
            }
            return statement(returning: type, in: owner)
        }
        if owner.is(DeinitializerDeclSyntax.self) { return "" }
        if owner.is(InitializerDeclSyntax.self) { return failure }
        if let accessor = owner.as(AccessorDeclSyntax.self) {
            guard accessor.accessorSpecifier.text == "get" else { return "" }
            // Of the accessor's list and block.
            return (owner.parent?.parent?.parent).flatMap(text(ofBodyIn:))
        }
        if let binding = owner.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation.flatMap { statement(returning: $0.type, in: owner) }
        }
        if let subscripted = owner.as(SubscriptDeclSyntax.self) {
            return statement(returning: subscripted.returnClause.type, in: owner)
        }
        return nil
    }

    /// The initial value of a property of a type; nothing where there is none that would compile.
    func text(ofValueOf type: TypeSyntax) -> String? {
        let text = statement(returning: type, in: Syntax(type))
        return text == failure || text == "" ? text.map { "{ \($0) }()" } : text
    }

    /// The `body` of the view around a declaration that would end the program: then it is not asked.
    func furtherParts(for owner: Syntax, text: String) -> [(Range<Int>, String)] {
        guard text == failure, let view = owner.enclosing(StructDeclSyntax.self), view.isView else {
            return []
        }
        let bodies = view.memberBlock.members.compactMap {
            $0.decl.as(VariableDeclSyntax.self)?.bindings.first
        }
        .filter { $0.pattern.trimmedDescription == "body" }.compactMap(\.accessorBlock)
        return bodies.map {
            let candidate = StandInCandidate($0, "{ \(placeholder(for: view.name.text)) }")
            return (candidate.range, candidate.replacement)
        }
    }

    func placeholder(for name: String) -> String {
        "SwiftUI.PlaceholderView(\("\(name): line \(error.line) does not compile".debugDescription))"
    }

    private var failure: String {
        let file = error.path.split(separator: "/").last ?? ""
        let message = "\(file):\(error.line) does not compile: \(error.message)"
        return "Swift.fatalError(\(message.debugDescription))"
    }

    private func statement(returning type: TypeSyntax?, in owner: Syntax) -> String? {
        guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return "" }
        let name = owner.nameOfEnclosingType
        if type.isSomeView { return placeholder(for: name) }
        if type.trimmedDescription == "AnyView" { return "SwiftUI.AnyView(\(placeholder(for: name)))" }
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        return type.is(SomeOrAnyTypeSyntax.self) && type.trimmedDescription.hasPrefix("some") ? nil : failure
    }
}

extension TypeSyntax {
    fileprivate var isSomeView: Bool {
        ["some View", "some SwiftUI.View"].contains(trimmedDescription)
    }
}

extension Syntax {
    fileprivate func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(type) { return found }
            node = current.parent
        }
        return nil
    }

    fileprivate var nameOfEnclosingType: String {
        var node = parent
        while let current = node {
            if let named = current.asProtocol((any NamedDeclSyntax).self),
                current.asProtocol((any DeclGroupSyntax).self) != nil
            {
                return named.name.text
            }
            if let extended = current.as(ExtensionDeclSyntax.self) {
                return extended.extendedType.trimmedDescription
            }
            node = current.parent
        }
        return "View"
    }
}
