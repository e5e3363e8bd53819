import Foundation
import PackagePlugin

/// Writes files of a target into a Swift file, so that a program needs none beside it: the SVG files of the built-in symbols
/// in `Files`, or the scripts and style sheets of pages in `Assets`.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let (form, folder) = target.name == "VitrineSymbols" ? ("symbols", "Files") : ("texts", "Assets")
        let files = target.directoryURL.appending(path: folder)
        let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
        let inputs = try FileManager.default.subpathsOfDirectory(atPath: files.path)
            .filter { $0.contains(".") }.sorted()
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [form, files.path, output.path],
                inputFiles: inputs.map { files.appending(path: $0) }, outputFiles: [output])
        ]
    }
}
