import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import PreviewMacros

/// The expanded source, and what the macros had to say.
func expand(_ source: String) -> (source: String, messages: [String]) {
    let macros: [String: any Macro.Type] = [
        "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
        "__EntryDefaultValue": EntryDefaultValueMacro.self,
        "Model": ModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
        "Attribute": PropertyNoteMacro.self, "Relationship": PropertyNoteMacro.self,
        "Transient": PropertyNoteMacro.self, "Index": ModelNoteMacro.self, "ModelActor": ModelActorMacro.self,
    ]
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Shop", fullFilePath: "/src/Badge.swift")])
    let expanded = file.expand(macros: macros) { syntax in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
    }
    return (expanded.description, context.diagnostics.map(\.message))
}
