import SwiftSyntax

/// A type that conforms to `PreviewProvider` where it is declared.
struct FoundProvider: Equatable {
    /// With the types around it: `Badge.Previews`.
    var type: String
    /// `Module/File.swift`.
    var file: String
    var line: Int
    /// What must hold in `#if` for the type to be there, from outside to inside.
    var conditions: [String]
}

/// Finds the preview providers of a file.
final class ProviderFinder: SyntaxVisitor {
    private(set) var providers: [FoundProvider] = []
    /// The places of those that other files cannot name, as compilers write places.
    private(set) var hiddenProviders: [String] = []
    private let file: String
    private let places: SourceLocationConverter
    private var outerTypes: [String] = []
    private var conditions: [String] = []

    init(file: String, places: SourceLocationConverter) {
        self.file = file
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }

    override func visitPost(_ node: StructDeclSyntax) { outerTypes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { outerTypes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { outerTypes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.trimmedDescription
        outerTypes.append(type)
        note(type, at: node.positionAfterSkippingLeadingTrivia, node.inheritanceClause, node.modifiers)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { outerTypes.removeLast() }

    /// Walks the clauses one by one, each under its condition.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var excluded: [String] = []
        for clause in node.clauses {
            let condition = clause.condition?.trimmedDescription
            conditions.append((excluded + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && "))
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
            if let condition { excluded.append("!(\(condition))") }
        }
        return .skipChildren
    }

    private func enter(
        _ node: some DeclGroupSyntax, _ name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        outerTypes.append(name.text)
        note(
            outerTypes.joined(separator: "."), at: node.positionAfterSkippingLeadingTrivia,
            node.inheritanceClause, node.modifiers)
        return .visitChildren
    }

    private func note(
        _ type: String, at position: AbsolutePosition, _ inheritance: InheritanceClauseSyntax?,
        _ modifiers: DeclModifierListSyntax
    ) {
        let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard names.contains(where: { ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0) }) else {
            return
        }
        let place = places.location(for: position)
        if modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
            hiddenProviders.append("\(place.file):\(place.line):\(place.column)")
        } else {
            providers.append(
                FoundProvider(type: type, file: file, line: place.line, conditions: conditions))
        }
    }
}
