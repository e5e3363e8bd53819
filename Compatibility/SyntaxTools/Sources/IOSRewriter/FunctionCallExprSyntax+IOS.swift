import SwiftParser
import SwiftSyntax

extension FunctionCallExprSyntax {
    /// `Swift.abs` for an `abs` in an extension of `CGFloat`, which has a static function of that name here.
    var callingGlobalFunction: FunctionCallExprSyntax? {
        guard let function = calledExpression.as(DeclReferenceExprSyntax.self),
            function.baseName.text == "abs",
            sequence(first: Syntax(self), next: \.parent).contains(where: {
                $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "CGFloat"
            })
        else { return nil }
        let name = function.with(\.baseName, .identifier("Swift.abs", leadingTrivia: function.leadingTrivia))
        return with(\.calledExpression, ExprSyntax(name))
    }

    /// The calls of `NSError()`, `Timer()`, `Progress()` and their like, which take `NSObject`'s initializer on Apple's systems and which Linux hides, with the least
    /// that an initializer of theirs takes.
    var withLeastArguments: FunctionCallExprSyntax? {
        guard let least = Self.leastArguments[calledExpression.trimmedDescription], arguments.isEmpty,
            trailingClosure == nil
        else { return nil }
        var parser = Parser("f(\(least))")
        return ExprSyntax.parse(from: &parser).as(FunctionCallExprSyntax.self).map {
            with(\.arguments, $0.arguments)
        }
    }

    private static let leastArguments = [
        "NSAttributedString": #"string: """#,
        "NSError": #"domain: "", code: 0"#,
        "NSMutableAttributedString": #"string: """#,
        "Foundation.Progress": "totalUnitCount: 0",
        "Progress": "totalUnitCount: 0",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    ]

    /// The call of a delegate's method that Objective-C leaves to the delegate, `delegate?.scrollViewDidScroll?(view)`, without asking
    /// whether it has it: here each has one, which does nothing by default.
    var askingNoDelegate: FunctionCallExprSyntax? {
        guard let chain = calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            let base = member.base?.trimmedDescription.lowercased().filter({ !"?!()".contains($0) }),
            base.hasSuffix("delegate") || base.hasSuffix("datasource"),
            isOfMethod || isProbablyOfMethod(member.declName.baseName.text)
        else { return nil }
        return with(\.calledExpression, chain.expression)
    }

    /// Whether a method is called and no closure, which has no labels and seldom receives `self`.
    private var isOfMethod: Bool {
        arguments.contains { $0.label != nil } || arguments.first?.expression.trimmedDescription == "self"
    }

    /// Whether it is more likely a method than a closure by its name, and the source has no property that is called so.
    private func isProbablyOfMethod(_ name: String) -> Bool {
        guard !arguments.isEmpty, !name.isNameOfClosure else { return false }
        let tokens = root.tokens(viewMode: .sourceAccurate)
        return !zip(tokens, tokens.dropFirst()).contains { keyword, token in
            token.text == name && ["let", "var"].contains(keyword.text)
        }
    }
}

extension String {
    /// Whether properties that hold a closure are named so: `onTap`, `tapHandler`.
    fileprivate var isNameOfClosure: Bool {
        let words = ["Action", "Block", "Callback", "Closure", "Completion", "Handler"]
        return wholeMatch(of: /on[A-Z].*/) != nil
            || words.contains { hasSuffix($0) || self == $0.lowercased() }
    }
}
