import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The `#Preview` of a widget or an activity: hands all that it is given, but for its name, to the view that shows it.
struct WidgetPreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let arguments = node.arguments.filter { $0.label != nil }.map { argument in
            "\(argument.label?.text ?? ""): \(argument.expression.trimmedDescription)"
        }
        let widget = node.trailingClosure.map { "widget: \($0.trimmedDescription)" }
        let others = node.additionalTrailingClosures.map { closure in
            "\(closure.label.text): \(closure.closure.trimmedDescription)"
        }
        let all = arguments + [widget].compactMap(\.self) + others
        let body: CodeBlockItemListSyntax = "WidgetKit.WidgetPreview(\(raw: all.joined(separator: ", ")))"
        return [PreviewMacro.record(of: node, traits: [".sizeThatFitsLayout"], body: body, in: context)]
    }
}
