import SwiftSyntax

/// A protocol of the Objective-C runtime, which only classes conform to and which may leave requirements to them.
struct ObjectiveCProtocol {
    private let declaration: ProtocolDeclSyntax

    /// Nothing for a protocol that is Swift's alone.
    init?(_ declaration: ProtocolDeclSyntax) {
        guard declaration.attributes.contains(where: { $0.attributeName == "objc" }) else { return nil }
        self.declaration = declaration
    }

    /// What follows the protocol's name or the protocols that it inherits from, so that only classes conform to it.
    var classBound: (place: Int, text: String)? {
        guard let inherited = declaration.inheritanceClause?.inheritedTypes else {
            let place = declaration.primaryAssociatedTypeClause?.bytes ?? declaration.name.bytes
            return (place.upperBound, ": AnyObject")
        }
        let types = inherited.map { $0.type.trimmedDescription }
        guard !types.contains(where: ["AnyObject", "NSObjectProtocol", "class"].contains) else { return nil }
        return (inherited.bytes.upperBound, ", AnyObject")
    }

    /// The requirements that a class may leave out, with what they do then, on the line that the protocol ends on; empty where there are none.
    ///
    /// Nothing, or nothing to give. Where something has to be given, no value can say that there is none.
    var defaults: String {
        let members = declaration.memberBlock.members.compactMap { Self.defaultMember(for: $0.decl) }
        guard !members.isEmpty else { return "" }
        let access = declaration.modifiers.map { "\($0.trimmed.description) " }.joined()
        return "; \(access)extension \(declaration.name.text) { \(members.joined(separator: "; ")) }"
    }

    private static func defaultMember(for requirement: DeclSyntax) -> String? {
        if let function = requirement.as(FunctionDeclSyntax.self), function.modifiers.areOptional {
            let body = body(giving: function.signature.returnClause?.type, for: function.name.text)
            let attributes = function.attributes.withoutRuntime.map { "\(oneLine($0)) " }.joined()
            let plain = function.with(\.attributes, []).with(\.modifiers, function.modifiers.required)
            return attributes + oneLine(plain) + " { \(body) }"
        }
        if let variable = requirement.as(VariableDeclSyntax.self), variable.modifiers.areOptional,
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
        {
            let name = binding.pattern.trimmedDescription
            let isSet = binding.accessorBlock?.trimmedDescription.contains("set") == true
            let body = body(giving: type, for: name)
            let accessors = isSet ? "get { \(body) } set {}" : body
            return "var \(name): \(type.trimmedDescription) { \(accessors) }"
        }
        return nil
    }

    private static func body(giving type: TypeSyntax?, for name: String) -> String {
        guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return "" }
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        let message = "\(name), which Objective-C makes optional, is asked for a value that nobody gives"
        return "Swift.fatalError(\(message.debugDescription))"
    }

    /// A declaration without comments, in one line.
    private static func oneLine(_ declaration: some SyntaxProtocol) -> String {
        var (line, isApart) = ("", false)
        for token in declaration.tokens(viewMode: .sourceAccurate) {
            let isSpaced = isApart || !token.leadingTrivia.isEmpty
            line += (isSpaced && !line.isEmpty ? " " : "") + token.text
            isApart = !token.trailingTrivia.isEmpty
        }
        return line
    }
}

extension AttributeListSyntax.Element {
    fileprivate var attributeName: String? {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
}

extension AttributeListSyntax {
    fileprivate var withoutRuntime: AttributeListSyntax {
        filter { !["objc", "nonobjc"].contains($0.attributeName) }
    }
}

extension DeclModifierListSyntax {
    fileprivate var areOptional: Bool { contains { $0.name.text == "optional" } }

    fileprivate var required: DeclModifierListSyntax { filter { $0.name.text != "optional" } }
}
