@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler asks to expand macros.
@main
struct PreviewMacros: PluginProvider {
    private let macros: [any Macro.Type] = [
        PreviewMacro.self, WidgetPreviewMacro.self, PreviewableMacro.self, EntryMacro.self,
        EntryDefaultValueMacro.self,
        AnimatableMacro.self, ModelMacro.self, PersistedPropertyMacro.self,
        PropertyNoteMacro.self, ModelNoteMacro.self, ModelActorMacro.self,
    ]

    static func main() throws {
        let compiler = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: compiler, provider: Self()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { String(reflecting: $0) == "\(moduleName).\(typeName)" })
        else { throw MacroError.unknownMacro(module: moduleName, type: typeName) }
        return macro
    }
}
