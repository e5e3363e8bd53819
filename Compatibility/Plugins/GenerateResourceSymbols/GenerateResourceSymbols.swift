import Foundation
import PackagePlugin

/// Names the assets and texts of a target's catalogues in a generated file, as Xcode does.
@main
struct GenerateResourceSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let catalogs = Self.catalogs(in: target.directoryURL)
        guard !catalogs.isEmpty else { return [] }
        let hasResources = module.sourceFiles.contains { $0.type == .resource }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedResourceSymbols.swift")
        // A folder's own entry changes when an asset comes or goes, and its description when it becomes a namespace.
        let sources = module.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
        let inputs = catalogs.flatMap { [$0] + Self.folders(in: $0) } + sources
        return [
            .buildCommand(
                displayName: "Naming the resources of \(module.moduleName)",
                executable: try context.tool(named: "generate-resource-symbols").url,
                arguments: [output.path, hasResources ? "module" : "main"] + (catalogs + sources).map(\.path),
                inputFiles: inputs, outputFiles: [output])
        ]
    }

    private static func catalogs(in folder: URL) -> [URL] {
        entries(of: folder).filter { ["xcassets", "xcdatamodeld", "xcstrings"].contains($0.pathExtension) }
    }

    private static func folders(in folder: URL) -> [URL] {
        entries(of: folder).filter {
            ["Contents.json", "contents", ".xccurrentversion"].contains($0.lastPathComponent)
        }
    }

    /// What lies below a folder, and below the folders that it links.
    private static func entries(of folder: URL) -> [URL] {
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        let entries = paths.sorted().map { folder.appending(path: $0) }
        return entries
            + entries.filter(isLinkedFolder).map { $0.resolvingSymlinksInPath() }.flatMap(entries(of:))
    }

    private static func isLinkedFolder(_ url: URL) -> Bool {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
        return isLink && (try? FileManager.default.contentsOfDirectory(atPath: url.path)) != nil
    }
}
