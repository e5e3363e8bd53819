import Foundation
import PackagePlugin

/// Writes the SVG files of the built-in symbols into a Swift file, so that a program needs no files beside it.
@main
struct PackSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let files = target.directoryURL.appending(path: "Files")
        let output = context.pluginWorkDirectoryURL.appending(path: "SymbolFiles.swift")
        let inputs = try FileManager.default.subpathsOfDirectory(atPath: files.path)
            .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".tsv") }.sorted()
        return [
            .buildCommand(
                displayName: "Packing the symbols",
                executable: try context.tool(named: "pack-symbols").url,
                arguments: [files.path, output.path],
                inputFiles: inputs.map { files.appending(path: $0) }, outputFiles: [output])
        ]
    }
}
