import SwiftParser
import SwiftSyntax

/// Finds what only the Objective-C runtime knows: attributes such as `@objc`, `dynamic`, and members of extensions that override those of
/// the class.
///
/// It is cut out of the text, since a syntax tree has no place for the line's beginning before an attribute that is gone.
final class ObjectiveCRemover: SyntaxVisitor {
    private static let ofRuntime: Set<String> = [
        "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
        "nonobjc",
    ]
    private let attributes: Set<String>
    private var ranges: [Range<AbsolutePosition>] = []

    /// - Parameter further: names of attributes that are cut out as well.
    private init(alsoRemoving further: Set<String>) {
        attributes = Self.ofRuntime.union(further)
        super.init(viewMode: .sourceAccurate)
    }

    /// The source without them and without further attributes; nothing where there are none.
    static func remainder(of source: SourceFileSyntax, alsoRemoving further: Set<String> = []) -> String? {
        let remover = ObjectiveCRemover(alsoRemoving: further)
        remover.walk(source)
        guard !remover.ranges.isEmpty else { return nil }
        let text = Array(source.description.utf8)
        var kept: [UInt8] = []
        var start = 0
        for range in remover.ranges {
            let removed = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
            kept += text[start..<removed.lowerBound] + text[removed].filter { $0 == UInt8(ascii: "\n") }
            start = removed.upperBound
        }
        return String(decoding: kept + text[start...], as: UTF8.self)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard attributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
        remove(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { remove(node) }
        return .skipChildren
    }

    /// Leaves out what an extension overrides; Swift by itself has no such thing.
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true,
            node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: {
                $0.name.tokenKind == .keyword(.override)
            }) == true
        else { return .visitChildren }
        ranges.append(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia)
        return .skipChildren
    }

    private func remove(_ node: some SyntaxProtocol) {
        ranges.append(node.positionAfterSkippingLeadingTrivia..<node.endPosition)
    }
}
