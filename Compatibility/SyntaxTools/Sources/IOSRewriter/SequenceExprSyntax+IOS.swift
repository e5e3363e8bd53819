import SwiftParser
import SwiftSyntax

extension SequenceExprSyntax {
    /// The app's delegate taken for a type, `UIApplication.shared.delegate as! AppDelegate`, with one that is made where no app was started.
    var makingApplicationDelegate: SequenceExprSyntax? {
        var parts = Array(elements)
        for index in parts.indices.dropLast(2)
        where parts[index].trimmedDescription == "UIApplication.shared.delegate" {
            guard parts[index + 1].is(UnresolvedAsExprSyntax.self),
                let type = parts[index + 2].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)
            else { continue }
            var parser = Parser("UIApplication.shared.delegate(orElse: \(type.trimmedDescription)())")
            let call = ExprSyntax.parse(from: &parser)
            parts[index] = call.with(\.leadingTrivia, parts[index].leadingTrivia)
                .with(\.trailingTrivia, parts[index].trailingTrivia)
            return with(\.elements, ExprListSyntax(parts))
        }
        return nil
    }
}
