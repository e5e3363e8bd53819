import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: leaves a record in a section of the binary, where a catalogue finds it without a list.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let closure = PreviewClosure(of: node) else { throw MacroError.previewWithoutBody }
        let arguments = node.arguments.filter { $0.label?.text != "body" && $0.label?.text != "arguments" }
        let traits = arguments.drop { $0.label?.text != "traits" }.map { $0.expression.trimmedDescription }
        let body = closure.body(named: context.makeUniqueName("PreviewBody"))
        return [record(of: node, traits: traits, body: body, in: context)]
    }

    /// - Parameter body: the statements that make the view.
    static func record(
        of node: some FreestandingMacroExpansionSyntax, traits: [String], body: CodeBlockItemListSyntax,
        in context: some MacroExpansionContext
    ) -> DeclSyntax {
        let record = context.makeUniqueName("Preview")
        let name = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil } ?? "nil"
        return """
            nonisolated enum \(record) {
                @section("vitrine_previews") @used
                static let record: SwiftUI.PreviewRecord = (
                    1,
                    { place in
                        SwiftUI.PreviewRegistration.add(
                            at: place, name: \(name.trimmed), traits: [\(raw: traits.joined(separator: ", "))],
                            file: #fileID, line: #line
                        ) {
                            \(body)
                        }
                    }
                )
            }
            """
    }
}

/// The closure of a `#Preview`, taken apart.
private struct PreviewClosure {
    private let closure: ClosureExprSyntax

    /// The trailing closure, or the argument `body`.
    init?(of node: some FreestandingMacroExpansionSyntax) {
        let argument = node.arguments.first { $0.label?.text == "body" }
        guard let closure = node.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self) else {
            return nil
        }
        self.closure = closure
    }

    /// The statements; previewable variables become the properties of a view, so that they keep their state.
    func body(named name: TokenSyntax) -> CodeBlockItemListSyntax {
        let properties = closure.statements.compactMap(\.previewableVariable)
        guard !properties.isEmpty else { return closure.statements }
        let statements = closure.statements.filter { $0.previewableVariable == nil }
        return """
            struct \(name): SwiftUI.View {
                \(raw: properties.map(\.description).joined(separator: "\n"))

                var body: some SwiftUI.View {
                    \(statements)
                }
            }
            return \(name)()
            """
    }
}

extension CodeBlockItemSyntax {
    /// The variable that the statement declares as previewable, without that attribute.
    fileprivate var previewableVariable: VariableDeclSyntax? {
        guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
        let others = variable.attributes.filter { !$0.isPreviewable }
        guard others.count < variable.attributes.count else { return nil }
        return variable.with(\.attributes, others)
    }
}

extension AttributeListSyntax.Element {
    /// Whether it is `@Previewable` or `@SwiftUI.Previewable`.
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        let name = attribute.attributeName
        return (name.as(IdentifierTypeSyntax.self)?.name ?? name.as(MemberTypeSyntax.self)?.name)?.text
            == "Previewable"
    }
}
