import SwiftSyntax

/// Rewrites a source as if it were compiled for iOS: `os(iOS)` is true, every other system is not, and what only the
/// Objective-C runtime knows is left out.
///
/// No flag of the compiler can say so: `os(…)` is the target's, and `@objc` is an error on Linux.
final class IOSRewriter: SyntaxRewriter {
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
        "nonobjc",
    ]

    override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
        let clause = super.visit(node)
        guard let condition = clause.condition else { return clause }
        return clause.with(
            \.condition, ExprSyntax(ConditionRewriter().rewrite(condition).cast(ExprSyntax.self)))
    }

    override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
        let attributes = super.visit(node)
        var kept: [AttributeListSyntax.Element] = []
        var trivia: Trivia?
        for element in attributes {
            if case .attribute(let attribute) = element,
                Self.attributes.contains(attribute.attributeName.trimmedDescription)
            {
                trivia = trivia ?? attribute.leadingTrivia
                continue
            }
            kept.append(trivia.map { element.with(\.leadingTrivia, $0) } ?? element)
            trivia = nil
        }
        return AttributeListSyntax(kept)
    }

    override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
        super.visit(node).filter { $0.name.text != "dynamic" }
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
