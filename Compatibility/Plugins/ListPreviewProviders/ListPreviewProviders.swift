import Foundation
import PackagePlugin

/// Lists the `PreviewProvider`s of a target in a generated file, so that catalogues find them.
@main
struct ListPreviewProviders: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let sources = module.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "ListedPreviewProviders.swift")
        return [
            .buildCommand(
                displayName: "Listing the previews of \(module.moduleName)",
                executable: try context.tool(named: "list-preview-providers").url,
                arguments: [module.moduleName, output.path] + sources.map(\.path), inputFiles: sources,
                outputFiles: [output])
        ]
    }
}
