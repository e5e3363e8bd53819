import SwiftSyntax

/// What stands in for a source that imports a module which is not there: its views as labelled boxes, so that sources which show them
/// compile, and all else as it is.
///
/// Of a view only its name, its modifiers and what it is made of count.
struct PlaceholderSource {
    let source: SourceFileSyntax
    /// Modules that are not there.
    let missing: Set<String>

    /// The stand-in; nothing where the source imports no missing module on iOS.
    var text: String? {
        let statements = IOSConditions(missing: missing).statements(of: source.statements)
        let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let absent = imports.filter { $0.path.first.map { missing.contains($0.name.text) } == true }
        guard let module = absent.first?.path.first?.name.text else { return nil }
        let views = statements.compactMap { $0.item.as(StructDeclSyntax.self) }
            .filter { $0.isView && !$0.modifiers.isFilePrivate && $0.genericParameterClause == nil }
        var edits = SourceEdits()
        // Modules of Apple's bring Foundation along.
        for (index, node) in absent.enumerated() {
            edits.replace(node.bytes, with: index == 0 ? "import Foundation" : "")
        }
        for view in views { edits.replace(view.bytes, with: placeholder(for: view, lacking: module)) }
        return edits.applied(to: source.description)
    }

    private func placeholder(for view: StructDeclSyntax, lacking module: String) -> String {
        let access = view.modifiers.access
        let explicit = view.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.isFilePrivate }
            .map { "\(access)init\($0.signature.parameterClause.trimmedDescription)" }
        let initializers =
            explicit.isEmpty ? ["init(\(view.memberwiseParameters.joined(separator: ", ")))"] : explicit
        let name = view.name.text
        let members = initializers.map { "\($0) {}; " }.joined()
        let attributes = view.attributes.isEmpty ? "" : "\(view.attributes.trimmedDescription) "
        return
            "\(attributes)\(access)struct \(name): SwiftUI.View { \(members)\(access)var body: some SwiftUI.View { "
            + "SwiftUI.PlaceholderView(\("\(name): no \(module)".debugDescription)) } }"
    }
}

extension StructDeclSyntax {
    var isView: Bool {
        inheritanceClause?.inheritedTypes.contains {
            ["View", "SwiftUI.View"].contains($0.type.trimmedDescription)
        } == true
    }

    /// The parameters of the initializer that a structure has without one of its own.
    fileprivate var memberwiseParameters: [String] {
        memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { variable in
            let wrapper = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.first?.attributeName
                .trimmedDescription
            guard let binding = variable.bindings.first, binding.accessorBlock == nil,
                let type = binding.typeAnnotation?.type.trimmedDescription,
                !variable.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "private" }
                ),
                variable.bindingSpecifier.text == "var" || binding.initializer == nil
            else { return nil }
            let parameter = "\(binding.pattern.trimmedDescription): "
            let value =
                binding.initializer.map { " \($0.trimmedDescription)" }
                ?? (type.hasSuffix("?") ? " = nil" : "")
            switch wrapper {
            case nil, "State", "ObservedObject", "StateObject": return parameter + type + value
            case "Binding": return parameter + "Binding<\(type)>"
            default: return nil
            }
        }
    }
}

extension DeclModifierListSyntax {
    fileprivate var isFilePrivate: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    /// The word that says who may name it, with a space.
    fileprivate var access: String {
        first { ["public", "package", "open"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
    }
}
