import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored variable of a model that its context knows.
struct PersistedProperty {
    let name: TokenSyntax
    private let variable: VariableDeclSyntax
    private let binding: PatternBindingSyntax

    /// Nothing for constants, computed and shared variables, and what says that it is transient or of another wrapper.
    init?(_ variable: VariableDeclSyntax) {
        let known = ["Attribute", "Relationship", "_PersistedProperty", "available", "MainActor"]
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first, !binding.isComputed,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
            variable.attributes.allSatisfy({ $0.name.map(known.contains) ?? false })
        else { return nil }
        self.name = name.trimmed
        self.variable = variable
        self.binding = binding
    }

    /// The name of the variable that holds the value.
    var storage: TokenSyntax { "_\(raw: name.text.filter { $0 != "`" })" }

    /// The variable that holds the value, with the observers.
    var storageDeclaration: DeclSyntax {
        let access = ["public", "open", "package", "internal", "fileprivate", "private"]
        let modifiers = variable.modifiers.filter { !access.contains($0.name.text) }
        let name = storage.with(\.trailingTrivia, binding.pattern.trailingTrivia)
        let binding = binding.with(\.pattern, "\(name)").trimmed
        return "private \(raw: modifiers.map { "\($0.trimmed) " }.joined())var \(binding)"
    }

    /// What `@Model` says of the property: its path, and the words of its attribute.
    func metadata(in model: TokenSyntax) -> String {
        let text = name.text.filter { $0 != "`" }
        let start =
            "SwiftData.Schema.PropertyMetadata(name: \(text.debugDescription), keypath: \\\(model.text).\(name.text)"
        for attribute in ["Attribute", "Relationship"] {
            guard let arguments = variable.attributes.arguments(of: attribute) else { continue }
            return "\(start), metadata: SwiftData.Schema.\(attribute)(\(arguments)))"
        }
        return "\(start))"
    }
}

extension PatternBindingSyntax {
    /// Whether it has accessors other than observers.
    fileprivate var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension AttributeListSyntax.Element {
    /// The last part of its name; nothing for conditions.
    fileprivate var name: String? {
        guard case .attribute(let attribute) = self else { return nil }
        let name = attribute.attributeName
        return (name.as(IdentifierTypeSyntax.self)?.name ?? name.as(MemberTypeSyntax.self)?.name)?.text
    }
}

extension AttributeListSyntax {
    /// What stands in the parentheses of an attribute; nothing where there is none of the name.
    fileprivate func arguments(of name: String) -> String? {
        guard case .attribute(let attribute)? = first(where: { $0.name == name }) else { return nil }
        return attribute.arguments?.trimmedDescription ?? ""
    }
}
