import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a key with a default of a variable in an extension, and reads and sets the value under it.
struct EntryMacro {
    private let name: TokenSyntax
    private let value: ExprSyntax
    private let type: TypeSyntax?

    private init(of declaration: some DeclSyntaxProtocol) throws {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw MacroError.entryWithoutName }
        self.name = name.trimmed
        self.type = binding.typeAnnotation?.type.trimmed
        if let value = binding.initializer?.value.trimmed {
            self.value = value
        } else if let type, type.isOptional {
            self.value = "nil"
        } else {
            throw MacroError.entryWithoutInitialValue(name: name.text)
        }
    }

    private var key: TokenSyntax { "__Key_\(raw: name.text)" }

    /// What keys of the extended type conform to.
    private static func keyProtocol(in context: some MacroExpansionContext) throws -> TokenSyntax {
        let type = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
            .extendedType.trimmedDescription
        switch type?.split(separator: ".").last {
        case "EnvironmentValues": return "EnvironmentKey"
        case "Transaction": return "TransactionKey"
        case "ContainerValues": return "ContainerValueKey"
        case "FocusedValues": return "FocusedValueKey"
        default: throw MacroError.entryOutsideOfKnownType(type: type)
        }
    }
}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try EntryMacro(of: declaration)
        return [
            "get { self[\(entry.key).self] }",
            "set { self[\(entry.key).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntryMacro(of: declaration)
        let keyProtocol = try keyProtocol(in: context)
        if keyProtocol.text == "FocusedValueKey" {
            guard let value = entry.type?.wrappedType else {
                throw MacroError.focusedEntryWithoutOptional(name: entry.name.text)
            }
            return [
                """
                private nonisolated enum \(entry.key): SwiftUI.FocusedValueKey {
                    typealias Value = \(value)
                }
                """
            ]
        }
        guard let type = entry.type else {
            return [
                """
                private nonisolated enum \(entry.key): SwiftUI.\(keyProtocol) {
                    @__EntryDefaultValue static var defaultValue = \(entry.value)
                }
                """
            ]
        }
        return [
            """
            private nonisolated enum \(entry.key): SwiftUI.\(keyProtocol) {
                static var defaultValue: \(type) { \(entry.value) }
            }
            """
        ]
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// What an optional is of, without the parentheses that a function type needs there.
    fileprivate var wrappedType: TypeSyntax? {
        guard let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType else { return nil }
        if let tuple = wrapped.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return only.type
        }
        return wrapped
    }
}
