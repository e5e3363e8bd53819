import SwiftSyntax

/// Finds what is not available on iOS, and what only the Objective-C runtime knows: attributes such as `@objc`, `dynamic`, and members of
/// extensions that override those of the class.
///
/// It is cut out of the text, since a syntax tree has no place for the line's beginning before an attribute that is gone.
final class IOSRemover: SyntaxVisitor {
    private static let ofRuntime: Set<String> = [
        "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
        "nonobjc",
    ]
    private let attributes: Set<String>
    private var edits = SourceEdits()
    private var isEditing = false

    /// - Parameter further: names of attributes that are cut out as well.
    private init(alsoRemoving further: Set<String>) {
        attributes = Self.ofRuntime.union(further)
        super.init(viewMode: .sourceAccurate)
    }

    /// The source without them and without further attributes; nothing where there are none.
    static func remainder(of source: SourceFileSyntax, alsoRemoving further: Set<String> = []) -> String? {
        let remover = IOSRemover(alsoRemoving: further)
        remover.walk(source)
        return remover.isEditing ? remover.edits.applied(to: source.description) : nil
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard attributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
        remove(node)
        return .skipChildren
    }

    /// What all objects of Objective-C have is an extension's here, which cannot be overridden.
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.override), let owner = node.parent?.parent,
            owner.as(FunctionDeclSyntax.self)?.isToldOfChanges == true || owner.isSpokenOfObject
        {
            remove(node)
        }
        if node.name.text == "dynamic" || node.name.text == "optional" { remove(node) }
        return .skipChildren
    }

    /// Leaves out what is not available, and what an extension overrides; Swift by itself has no such thing.
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isOverride =
            node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
            && node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
                $0.name.tokenKind == .keyword(.override)
            } == true
        guard isOverride || node.decl.isUnavailableOnIOS else { return .visitChildren }
        replace(node.bytes)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .decl(let declaration) = node.item, declaration.isUnavailableOnIOS else {
            return .visitChildren
        }
        replace(node.bytes)
        return .skipChildren
    }

    /// A protocol of the runtime's is one of classes, and what they may leave out has a default.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let declaration = ObjectiveCProtocol(node) else { return .visitChildren }
        if let (place, text) = declaration.classBound { replace(place..<place, with: text) }
        // An extension stands in a file and in nothing else.
        if node.parent?.is(CodeBlockItemSyntax.self) == true {
            replace(node.bytes.upperBound..<node.bytes.upperBound, with: declaration.defaults)
        }
        return .visitChildren
    }

    private func remove(_ node: some SyntaxProtocol) {
        replace(node.bytes.lowerBound..<node.endPosition.utf8Offset)
    }

    private func replace(_ range: Range<Int>, with text: String = "") {
        edits.replace(range, with: text)
        isEditing = true
    }
}

extension DeclSyntax {
    /// Whether nothing that iOS has can name it; a case can be named, by a `switch` over all of them.
    fileprivate var isUnavailableOnIOS: Bool {
        guard !self.is(EnumCaseDeclSyntax.self),
            let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        else { return false }
        return attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute,
                case .availability(let arguments) = attribute.arguments
            else { return false }
            return arguments.isUnavailableOnIOS
        }
    }
}

extension AvailabilityArgumentListSyntax {
    /// Whether it says `iOS, unavailable`.
    var isUnavailableOnIOS: Bool {
        prefix(2).map(\.argument.trimmedDescription) == ["iOS", "unavailable"]
    }
}

extension FunctionDeclSyntax {
    fileprivate var isToldOfChanges: Bool {
        name.text == "observeValue"
            && signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
    }
}

extension Syntax {
    /// Whether the declaration is an accessibility property of an object that is no view.
    fileprivate var isSpokenOfObject: Bool {
        let name =
            self.as(FunctionDeclSyntax.self)?.name.text
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        let type = parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        return name?.hasPrefix("accessibility") == true
            && type?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "NSObject"
    }
}
