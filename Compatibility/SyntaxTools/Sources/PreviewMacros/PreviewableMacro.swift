import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a variable for `#Preview`, which does all the work.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else { throw MacroError.previewableOnSomethingElse }
        return []
    }
}
