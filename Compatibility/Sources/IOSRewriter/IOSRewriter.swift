import SwiftParser
import SwiftSyntax

/// Rewrites a source as if it were compiled for iOS: `os(iOS)` is true and every other system is not.
///
/// No flag of the compiler can say so: `os(…)` is the target's.
final class IOSRewriter: SyntaxRewriter {
    override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
        let clause = super.visit(node)
        guard let condition = clause.condition else { return clause }
        return clause.with(
            \.condition, ExprSyntax(ConditionRewriter().rewrite(condition).cast(ExprSyntax.self)))
    }

    /// Foundation brings Combine along on Apple's systems; a source that names its types gets an import of its own.
    override func visit(_ node: SourceFileSyntax) -> SourceFileSyntax {
        let file = super.visit(node)
        let imports = file.statements.filter { $0.item.is(ImportDeclSyntax.self) }
        guard imports.contains(where: { $0.item.trimmedDescription == "import Foundation" }),
            !imports.contains(where: { Self.bringCombine.contains($0.item.trimmedDescription) }),
            file.tokens(viewMode: .sourceAccurate).contains(where: { Self.combineNames.contains($0.text) })
        else { return file }
        let combine = Array(Parser.parse(source: "\nimport Combine").statements)
        let statements = file.statements.flatMap { statement in
            [statement] + (statement.item.trimmedDescription == "import Foundation" ? combine : [])
        }
        return file.with(\.statements, CodeBlockItemListSyntax(statements))
    }

    private static let bringCombine: Set<String> = ["import Combine", "import SwiftUI", "import UIKit"]
    private static let combineNames: Set<String> = ["ObservableObject", "Published", "AnyCancellable"]

    /// Core Foundation brings along what only Foundation has on Linux, such as `CGFloat`.
    override func visit(_ node: ImportDeclSyntax) -> DeclSyntax {
        guard node.path.trimmedDescription == "CoreFoundation", let name = node.path.first else {
            return super.visit(node)
        }
        let foundation = name.with(
            \.name, .identifier("Foundation", trailingTrivia: name.name.trailingTrivia))
        return DeclSyntax(node.with(\.path, [foundation]))
    }

    /// A selector becomes its name, which calls nothing.
    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
        guard node.macroName.text == "selector" else { return super.visit(node) }
        let name = node.arguments.trimmedDescription.filter { $0 != "\"" && $0 != "\n" }
        let literal = StringLiteralExprSyntax(
            openingQuote: .stringQuoteToken(),
            segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(name)))],
            closingQuote: .stringQuoteToken())
        return ExprSyntax(
            FunctionCallExprSyntax(
                leadingTrivia: node.leadingTrivia,
                calledExpression: DeclReferenceExprSyntax(baseName: .identifier("Selector")),
                leftParen: .leftParenToken(),
                arguments: [LabeledExprSyntax(expression: literal)],
                rightParen: .rightParenToken(), trailingTrivia: node.trailingTrivia))
    }
}

/// Decides the systems of a condition.
private final class ConditionRewriter: SyntaxRewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        guard node.calledExpression.trimmedDescription == "os" else { return super.visit(node) }
        let isIOS = node.arguments.trimmedDescription == "iOS"
        return ExprSyntax(
            BooleanLiteralExprSyntax(
                leadingTrivia: node.leadingTrivia, literal: .keyword(isIOS ? .true : .false),
                trailingTrivia: node.trailingTrivia))
    }
}
