import SwiftSyntax

/// Collects the modules that a source imports under conditions.
final class NestedImports: SyntaxVisitor {
    private var modules: [String] = []

    static func modules(of file: SourceFileSyntax) -> [String] {
        let collector = NestedImports(viewMode: .sourceAccurate)
        for statement in file.statements where statement.item.is(IfConfigDeclSyntax.self) {
            collector.walk(statement)
        }
        return collector.modules
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        modules.append(node.path.trimmedDescription)
        return .skipChildren
    }
}
