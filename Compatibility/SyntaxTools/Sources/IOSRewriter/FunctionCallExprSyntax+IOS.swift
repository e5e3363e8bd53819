import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The call of `NSError()`, which takes `NSObject`'s initializer on Apple's systems and which Linux hides, with what an error has.
    var withErrorsDomain: FunctionCallExprSyntax? {
        guard calledExpression.trimmedDescription == "NSError", arguments.isEmpty, trailingClosure == nil
        else { return nil }
        let colon = TokenSyntax.colonToken(trailingTrivia: .space)
        let empty = StringLiteralExprSyntax(
            openingQuote: .stringQuoteToken(), segments: [], closingQuote: .stringQuoteToken())
        let zero = IntegerLiteralExprSyntax(literal: .integerLiteral("0"))
        return with(
            \.arguments,
            [
                LabeledExprSyntax(
                    label: .identifier("domain"), colon: colon, expression: empty,
                    trailingComma: .commaToken(trailingTrivia: .space)),
                LabeledExprSyntax(label: .identifier("code"), colon: colon, expression: zero),
            ])
    }

    /// The call of a delegate's method that Objective-C leaves to the delegate, `delegate?.scrollViewDidScroll?(view)`, without asking
    /// whether it has it: here each has one, which does nothing by default.
    var askingNoDelegate: FunctionCallExprSyntax? {
        guard let chain = calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            let base = member.base?.trimmedDescription.lowercased().filter({ $0 != "?" && $0 != "!" }),
            base.hasSuffix("delegate") || base.hasSuffix("datasource"),
            Self.delegators.contains(where: member.declName.baseName.text.hasPrefix)
        else { return nil }
        return with(\.calledExpression, chain.expression)
    }

    /// What the names of such methods of UIKit's begin with.
    private static let delegators = [
        "collectionView", "gestureRecognizer", "imagePickerController", "navigationController", "pickerView",
        "popoverPresentationController", "presentationController", "scrollView", "searchBar",
        "sheetPresentationController", "splitViewController", "tabBarController", "tableView", "textField",
        "textView", "webView",
    ]
}
