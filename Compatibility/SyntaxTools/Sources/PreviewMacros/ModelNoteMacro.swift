import SwiftSyntax
import SwiftSyntaxMacros

/// `#Index` and `#Unique`: say something of a model that has no effect.
struct ModelNoteMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
