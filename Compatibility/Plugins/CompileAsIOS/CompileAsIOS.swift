import Foundation
import PackagePlugin

/// Compiles the sources that lie in a target's folder and are not among its own as if for iOS, and lists their `PreviewProvider`s.
///
/// A target says with `sources` which files are its own, such as one that says where the others come from; the others are most
/// often those of a linked folder. Where the folder has a file `MissingModules.txt`, placeholders stand in for the views of sources that import a
/// module which it names.
@main
struct CompileAsIOS: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let sources = module.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }
            .map(\.url).sorted { $0.path < $1.path }
        guard !sources.isEmpty else {
            Diagnostics.error(
                "the folder of the target '\(target.name)' holds no sources to compile as if for iOS")
            return []
        }
        let missing = [target.directoryURL.appending(path: "MissingModules.txt")]
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let rewriter = try context.tool(named: "rewrite-as-ios").url
        let rewritings = sources.map { source in
            // Of another name than the source's: files of one name cannot be told apart in `#fileID`.
            let name = source.deletingPathExtension().lastPathComponent + "+iOS.swift"
            let output = context.pluginWorkDirectoryURL.appending(path: name)
            return Command.buildCommand(
                displayName: "Reading \(source.lastPathComponent) as for iOS", executable: rewriter,
                arguments: [source.path, output.path] + missing.map(\.path), inputFiles: [source] + missing,
                outputFiles: [output])
        }
        let listing = context.pluginWorkDirectoryURL.appending(path: "ListedPreviewProviders.swift")
        return rewritings + [
            .buildCommand(
                displayName: "Listing the previews of \(module.moduleName)",
                executable: try context.tool(named: "list-preview-providers").url,
                arguments: [
                    missing.first.map { "--missing=\($0.path)" } ?? "--as-ios", module.moduleName,
                    listing.path,
                ]
                    + sources.map(\.path), inputFiles: sources + missing, outputFiles: [listing])
        ]
    }
}
