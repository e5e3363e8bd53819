import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import PreviewMacros

/// The expanded source, and what the macros had to say.
func expand(_ source: String) -> (source: String, messages: [String]) {
    let macros: [String: any Macro.Type] = [
        "Preview": PreviewMacro.self, "WidgetPreview": WidgetPreviewMacro.self,
        "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
        "__EntryDefaultValue": EntryDefaultValueMacro.self,
        "Animatable": AnimatableMacro.self, "AnimatableIgnored": PropertyNoteMacro.self,
        "Model": ModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
        "Attribute": PropertyNoteMacro.self, "Relationship": PropertyNoteMacro.self,
        "Transient": PropertyNoteMacro.self, "Index": ModelNoteMacro.self, "ModelActor": ModelActorMacro.self,
    ]
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Shop", fullFilePath: "/src/Badge.swift")])
    // As if no type said of itself that it is animatable.
    let specifications = macros.mapValues { MacroSpec(type: $0, conformances: ["Animatable"]) }
    let expanded = file.expand(macroSpecs: specifications) { syntax in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
    }
    return (expanded.description, context.diagnostics.map(\.message))
}
