import SwiftParser
import SwiftSyntax

// The Objective-C runtime makes the accessors of what is `@NSManaged`; here they are written out, on the same line.

extension VariableDeclSyntax {
    /// The property with accessors that ask its object for the value; nothing where it is not `@NSManaged`.
    var withManagedAccessors: VariableDeclSyntax? {
        guard let plain = attributes.withoutManaged, bindings.count == 1, var binding = bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let key = name.filter { $0 != "`" }
        let accessors = """
             { get { managedValue(forKey: "\(key)") } set { setManagedValue(newValue, forKey: "\(key)") } }
            """
        var parser = Parser("var a: Int\(accessors)")
        let parsed = DeclSyntax.parse(from: &parser).as(VariableDeclSyntax.self)
        let trivia = binding.trailingTrivia
        binding.accessorBlock = parsed?.bindings.first?.accessorBlock?.with(\.trailingTrivia, trivia)
        binding.typeAnnotation?.trailingTrivia = .space
        return with(\.attributes, plain).with(\.bindings, [binding]).with(\.leadingTrivia, leadingTrivia)
    }
}

extension FunctionDeclSyntax {
    /// The function with a body that has its object do what its name says; nothing where it is not `@NSManaged`.
    var withManagedBody: FunctionDeclSyntax? {
        guard let plain = attributes.withoutManaged, body == nil else { return nil }
        let parameters = signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let arguments = (["\"\(name.text)\""] + parameters).joined(separator: ", ")
        var parser = Parser("{ changeManagedObjects(\(arguments)) }")
        var body = CodeBlockSyntax.parse(from: &parser)
        body.leadingTrivia = .space
        body.trailingTrivia = trailingTrivia
        return with(\.signature.trailingTrivia, []).with(\.attributes, plain).with(\.body, body)
            .with(\.leadingTrivia, leadingTrivia)
    }
}

extension InitializerDeclSyntax {
    /// The initializer that the class's objects are made with, which is required, not overridden, without the Objective-C runtime.
    var asRequiredOfManagedObject: InitializerDeclSyntax? {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        guard labels == ["entity", "insertInto"],
            let place = modifiers.firstIndex(where: { $0.name.tokenKind == .keyword(.override) })
        else { return nil }
        let modifier = modifiers[place].with(\.name.tokenKind, .keyword(.required))
        return with(\.modifiers, modifiers.with(\.[place], modifier))
    }
}

extension AttributeListSyntax {
    /// The attributes without `@NSManaged`; nothing where it is none of them.
    fileprivate var withoutManaged: AttributeListSyntax? {
        let others = filter { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "NSManaged" }
        return others.count == count ? nil : others
    }
}

extension MacroExpansionExprSyntax {
    /// The text of a key path that Objective-C would check, `#keyPath(Item.name)`, without its type.
    var keyPathText: String? {
        guard macroName.text == "keyPath" else { return nil }
        let names = arguments.trimmedDescription.split(separator: ".").map {
            $0.filter { !$0.isWhitespace && $0 != "?" }
        }
        return names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
    }
}

extension FunctionCallExprSyntax {
    /// The call of `url(forResource:withExtension:)` for a model, which is part of its module's code here.
    var askingForModel: FunctionCallExprSyntax? {
        guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "url",
            arguments.map({ $0.label?.text }) == ["forResource", "withExtension"], let type = arguments.last,
            ["\"momd\"", "\"mom\""].contains(type.expression.trimmedDescription)
        else { return nil }
        var parser = Parser("f(\(arguments.trimmedDescription), ofModule: #fileID)")
        return ExprSyntax.parse(from: &parser).as(FunctionCallExprSyntax.self).map {
            with(\.arguments, $0.arguments)
        }
    }

    /// The making of a predicate whose arguments are of any type, since few are `CVarArg` on Linux.
    var takingAnyArgument: FunctionCallExprSyntax? {
        guard calledExpression.trimmedDescription == "NSPredicate" else { return nil }
        return with(\.arguments, ArgumentTypeRewriter().rewrite(arguments).cast(LabeledExprListSyntax.self))
    }
}

private final class ArgumentTypeRewriter: SyntaxRewriter {
    override func visit(_ node: TypeExprSyntax) -> ExprSyntax {
        guard ["CVarArg", "any CVarArg"].contains(node.trimmedDescription) else { return super.visit(node) }
        let type = IdentifierTypeSyntax(name: .identifier("Any"))
        return ExprSyntax(
            TypeExprSyntax(leadingTrivia: node.leadingTrivia, type: type, trailingTrivia: node.trailingTrivia)
        )
    }
}
