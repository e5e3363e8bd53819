import SwiftSyntax

/// Decides which statements count on iOS where conditions divide them.
struct IOSConditions {
    /// Modules that are not there.
    let missing: Set<String>

    /// Flags that packages are built with; any other is a project's own and not set.
    private static let flags: Set = ["DEBUG", "SWIFT_PACKAGE"]
    private static let modulesOfOtherSystems: Set = ["AppKit", "Cocoa", "WatchKit"]

    /// The statements of a list, with those of each clause whose condition holds in its place.
    func statements(of list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        list.flatMap { statement -> [CodeBlockItemSyntax] in
            guard let conditions = statement.item.as(IfConfigDeclSyntax.self) else { return [statement] }
            let clause = conditions.clauses.first { $0.condition.map(holds) ?? true }
            guard case .statements(let inner) = clause?.elements else { return [] }
            return statements(of: inner)
        }
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return !holds(negation.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        return Self.flags.contains(condition.trimmedDescription)
    }

    /// Operands with `&&` between some of them, of which one run holds as a whole.
    private func holds(_ sequence: SequenceExprSyntax) -> Bool {
        sequence.elements.split { $0.trimmedDescription == "||" }.contains { run in
            run.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
        }
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "canImport": return !missing.union(Self.modulesOfOtherSystems).contains(argument)
        case "targetEnvironment": return argument == "simulator"
        case "swift", "compiler": return true
        default: return false
        }
    }
}
