import SwiftSyntax

/// Collects the modules that a rewritten source imports under conditions, but for those that are never compiled here.
final class NestedImports: SyntaxVisitor {
    private var modules: [String] = []

    static func modules(of file: SourceFileSyntax) -> [String] {
        let collector = NestedImports(viewMode: .sourceAccurate)
        for statement in file.statements where statement.item.is(IfConfigDeclSyntax.self) {
            collector.walk(statement)
        }
        return collector.modules
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let absent = ["canImport(Darwin)", "canImport(ObjectiveC)", "false"]
        let isAbsent = node.condition.map { absent.contains($0.trimmedDescription) } ?? false
        return isAbsent ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        modules.append(node.path.trimmedDescription)
        return .skipChildren
    }
}
