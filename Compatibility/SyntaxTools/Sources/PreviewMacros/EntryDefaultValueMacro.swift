import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@__EntryDefaultValue`: makes the initial value of a variable each time that it is read, so that the variable has the value's type and keeps
/// nothing, which need not be safe to share.
struct EntryDefaultValueMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let value = binding.initializer?.value.trimmed
        else { throw MacroError.entryWithoutName }
        return ["get { \(value) }"]
    }
}
