import SwiftParser
import SwiftSyntax

/// Rewrites a source as if it were compiled for iOS: `os(iOS)` is true and every other system is not.
///
/// No flag of the compiler can say so: `os(…)` is the target's.
final class IOSRewriter: SyntaxRewriter {
    /// Whether the source's code makes a picture, so that its Foundation and its random numbers are those of the picture.
    private let isOfPicture: Bool

    init(isOfPicture: Bool) {
        self.isOfPicture = isOfPicture
    }

    /// What stands for Foundation in the source.
    private var foundation: String { isOfPicture ? "PictureFoundation" : "Foundation" }

    override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
        let clause = super.visit(node)
        guard let condition = clause.condition else { return clause }
        return clause.with(
            \.condition, ExprSyntax(ConditionRewriter().rewrite(condition).cast(ExprSyntax.self)))
    }

    /// Foundation brings Combine and the sessions of the web along on Apple's systems, SwiftUI notifications; a source that names their
    /// types gets an import of its own.
    override func visit(_ node: SourceFileSyntax) -> SourceFileSyntax {
        let names = Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
        let file = super.visit(node)
        let imported = file.statements.map { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        let nested = NestedImports.modules(of: file)
        let modules = Set(imported.compactMap(\.self) + nested)
        let companions = (isOfPicture ? [ModuleCompanion.randomNumbers] : []) + ModuleCompanion.all
        let missing = companions.filter { $0.isMissing(where: names, from: modules) }
        // On a line that there is, so that every line keeps its number.
        let imports = missing.reduce(into: [String]()) { imports, companion in
            if !imports.contains(companion.imported) { imports.append(companion.imported) }
        }
        guard !imports.isEmpty, !file.statements.isEmpty else { return file }
        // What a condition imports is brought along from the beginning.
        let carriers = missing.reduce(into: Set()) { $0.formUnion($1.carriers) }
        let place =
            imported.firstIndex(of: foundation)
            ?? (nested.contains(foundation) ? 0 : nil)
            ?? imported.firstIndex { $0.map(carriers.contains) == true } ?? 0
        var statements = Array(file.statements)
        let trivia = statements[place].leadingTrivia
        let declarations = imports.flatMap { Parser.parse(source: "import \($0);").statements }
        for (number, declaration) in declarations.enumerated() {
            statements.insert(
                declaration.with(\.leadingTrivia, number == 0 ? trivia : .space), at: place + number)
        }
        statements[place + declarations.count].leadingTrivia = .space
        return file.with(\.statements, CodeBlockItemListSyntax(statements))
    }

    /// Core Foundation brings along what only Foundation has on Linux, such as `CGFloat`, and Darwin the C library; what a module adds to
    /// SwiftUI, which compilers of Apple's import by themselves, is in the module. Effects of symbols, which Apple has in `Symbols`, are
    /// SwiftUI's here. A submodule, `MapKit.MKGeometry`, comes with the whole module, as Swift's have none.
    override func visit(_ node: ImportDeclSyntax) -> DeclSyntax {
        guard let name = node.path.first?.name.text else { return super.visit(node) }
        if let counterpart = counterpart(ofFoundation: name) {
            return DeclSyntax(node.importing(counterpart))
        }
        var counterparts = ["SwiftUICore": "SwiftUI"]
        // A team's own module may be called so, too.
        if node.root.description.contains("ymbolEffect") { counterparts["Symbols"] = "SwiftUI" }
        guard node.importKindSpecifier == nil,
            let counterpart = counterparts[name]
                ?? name.wholeMatch(of: /_(\w+)_SwiftUI/).map({ String($0.1) })
                ?? (node.path.count > 1 ? name : nil)
        else { return super.visit(node) }
        return DeclSyntax(node.importing(counterpart))
    }

    /// What stands for Foundation or a part of it, of which declarations may be imported by themselves.
    private func counterpart(ofFoundation module: String) -> String? {
        switch module {
        case "CoreFoundation", "Darwin", "ObjectiveC": foundation
        case "Foundation", "FoundationEssentials", "FoundationInternationalization":
            isOfPicture ? foundation : nil
        default: nil
        }
    }

    /// The C library's functions are Foundation's here where they are called by their module, `Darwin.round`.
    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
        guard let module = node.base?.as(DeclReferenceExprSyntax.self), module.baseName.text == "Darwin"
        else { return super.visit(node) }
        let foundation = module.with(\.baseName.tokenKind, .identifier("Foundation"))
        return ExprSyntax(node.with(\.base, ExprSyntax(foundation)))
    }

    /// A case that is not there on iOS is not there, so that a `switch` need not name it.
    override func visit(_ node: AvailabilityArgumentListSyntax) -> AvailabilityArgumentListSyntax {
        // What is not available on a system is asked for without the other systems.
        let isNegated =
            node.parent?.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.tokenKind
            == .poundUnavailable
        if !isNegated, let complete = node.withFurtherPlatforms { return complete }
        guard node.isUnavailableOnIOS else { return super.visit(node) }
        var arguments = Array(node)
        arguments[0].argument = .token(.binaryOperator("*"))
        return AvailabilityArgumentListSyntax(arguments)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        super.visit(
            node.withLeastArguments ?? node.callingGlobalFunction ?? node.askingNoDelegate
                ?? node.askingForModel ?? node.takingAnyArgument ?? node)
    }

    override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
        super.visit(node.makingApplicationDelegate ?? node)
    }

    /// A pattern between slashes is one in any language mode; Xcode lets projects have them in that of Swift 5, too.
    override func visit(_ node: RegexLiteralExprSyntax) -> ExprSyntax {
        guard node.openingPounds == nil else { return super.visit(node) }
        let pounds = TokenSyntax.regexPoundDelimiter("#", presence: .present)
        return ExprSyntax(
            node.with(\.leadingTrivia, []).with(\.trailingTrivia, [])
                .with(\.openingPounds, pounds.with(\.leadingTrivia, node.leadingTrivia))
                .with(\.closingPounds, pounds.with(\.trailingTrivia, node.trailingTrivia)))
    }

    override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
        super.visit(node.withManagedAccessors ?? node)
    }

    override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
        super.visit(node.withManagedBody ?? node)
    }

    override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
        super.visit(node.asRequiredOfManagedObject ?? node)
    }

    /// A selector becomes its name, which calls nothing, and a checked key path its text.
    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
        if let keyPath = node.keyPathText {
            return ExprSyntax(Self.literal(keyPath, in: node))
        }
        guard node.macroName.text == "selector" else { return super.visit(node) }
        let name = node.arguments.trimmedDescription.filter { $0 != "\"" && $0 != "\n" }
        return ExprSyntax(
            FunctionCallExprSyntax(
                leadingTrivia: node.leadingTrivia,
                calledExpression: DeclReferenceExprSyntax(baseName: .identifier("Selector")),
                leftParen: .leftParenToken(),
                arguments: [LabeledExprSyntax(expression: Self.literal(name))],
                rightParen: .rightParenToken(), trailingTrivia: node.trailingTrivia))
    }

    /// A text, in the place of another expression.
    private static func literal(_ text: String, in node: MacroExpansionExprSyntax? = nil)
        -> StringLiteralExprSyntax
    {
        StringLiteralExprSyntax(
            leadingTrivia: node?.leadingTrivia, openingQuote: .stringQuoteToken(),
            segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(text)))],
            closingQuote: .stringQuoteToken(), trailingTrivia: node?.trailingTrivia)
    }
}

extension AvailabilityArgumentListSyntax {
    /// The list with `*`, which is needed where the system that is compiled for is none of the list's; nothing where there is one or where
    /// none is needed.
    fileprivate var withFurtherPlatforms: AvailabilityArgumentListSyntax? {
        guard let last, allSatisfy({ $0.argument.is(PlatformVersionSyntax.self) }) else { return nil }
        var arguments = Array(self)
        arguments[arguments.count - 1] = last.with(
            \.trailingComma, .commaToken(trailingTrivia: .space)
        ).with(\.argument, last.argument.trimmed)
        arguments.append(
            AvailabilityArgumentSyntax(
                argument: .token(.binaryOperator("*", trailingTrivia: last.trailingTrivia))))
        return AvailabilityArgumentListSyntax(arguments)
    }
}

extension ImportDeclSyntax {
    /// The import of another module, as a whole, in the place of this one.
    fileprivate func importing(_ module: String) -> ImportDeclSyntax {
        let name = TokenSyntax.identifier(module, trailingTrivia: path.last?.trailingTrivia ?? [])
        return with(\.importKindSpecifier, nil).with(\.path, [ImportPathComponentSyntax(name: name)])
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
