import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: lets a class be observed and kept by a context.
struct ModelMacro {}

extension ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { throw MacroError.modelOnSomethingElse }
        let access = model.accessOfMembers
        let properties = model.memberBlock.members
            .compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap(PersistedProperty.init) }
            .map { $0.metadata(in: model.name.trimmed) }
        return [
            "\(raw: access)let _$modelState = SwiftData.PersistentModelState()",
            """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    \(raw: properties.joined(separator: ",\n"))
                ]
            }
            """,
        ]
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), PersistedProperty(variable) != nil else {
            return []
        }
        return ["@_PersistedProperty"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
    }
}

extension ClassDeclSyntax {
    /// The access that members need which fulfil a protocol, with the space behind it; nothing for what is internal.
    fileprivate var accessOfMembers: String {
        let access = modifiers.lazy.map(\.name.text).first { ["public", "open", "package"].contains($0) }
        return switch access {
        case "open", "public": "public "
        case let access?: "\(access) "
        case nil: ""
        }
    }
}
