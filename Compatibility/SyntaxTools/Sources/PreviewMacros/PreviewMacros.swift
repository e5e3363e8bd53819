import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PreviewMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, EntryDefaultValueMacro.self,
        ModelMacro.self, PersistedPropertyMacro.self,
        PropertyNoteMacro.self, ModelNoteMacro.self, ModelActorMacro.self,
    ]
}
