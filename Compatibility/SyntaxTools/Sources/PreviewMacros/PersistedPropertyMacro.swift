import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty`: moves the value into a variable beside the property, and tells the model who reads and sets it.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self).flatMap(PersistedProperty.init) else {
            return []
        }
        let (name, storage) = (property.name, property.storage)
        return [
            """
            @storageRestrictions(initializes: \(storage))
            init(initialValue) {
                \(storage) = initialValue
            }
            """,
            """
            get {
                _$modelState.access(self, \\.\(name))
                return \(storage)
            }
            """,
            """
            set {
                let oldValue = \(storage)
                _$modelState.mutate(self, \\.\(name)) { \(storage) = newValue }
                _$modelState.changed(self, \\.\(name), from: oldValue, to: newValue)
            }
            """,
        ]
    }
}

extension PersistedPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self).flatMap(PersistedProperty.init) else {
            return []
        }
        return [property.storageDeclaration]
    }
}
