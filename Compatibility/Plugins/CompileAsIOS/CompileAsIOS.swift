import Foundation
import PackagePlugin

/// Compiles the sources that lie in a target's folder and are not among its own as if for iOS, and lists their `PreviewProvider`s.
///
/// A target says with `sources` which files are its own, such as one that says where the others come from; the others are most
/// often those of a linked folder. Where the folder has a file `MissingModules.txt`, placeholders stand in for the views of sources that import a
/// module which it names, and where it has a file `CompilerErrors.txt`, stand-ins for what did not compile at the places that it names.
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
        let lists = [("missing", "MissingModules.txt"), ("errors", "CompilerErrors.txt")].map {
            (option: $0, file: target.directoryURL.appending(path: $1))
        }.filter { FileManager.default.fileExists(atPath: $0.file.path) }
        let options = lists.map { "--\($0.option)=\($0.file.path)" }
        let rewriter = try context.tool(named: "rewrite-as-ios").url
        // Folders may hold files of one name, which the compiler does not take.
        var namesakes: [String: Int] = [:]
        let rewritings = sources.map { source in
            // Of another name than the source's: files of one name cannot be told apart in `#fileID`.
            let name = source.deletingPathExtension().lastPathComponent
            let number = namesakes[name, default: 0] + 1
            namesakes[name] = number
            let output = context.pluginWorkDirectoryURL.appending(
                path: name + (number == 1 ? "+iOS.swift" : "+iOS+\(number).swift"))
            return Command.buildCommand(
                displayName: "Reading \(source.lastPathComponent) as for iOS", executable: rewriter,
                arguments: options + [source.path, output.path], inputFiles: [source] + lists.map(\.file),
                outputFiles: [output])
        }
        let listing = context.pluginWorkDirectoryURL.appending(path: "ListedPreviewProviders.swift")
        return rewritings + [
            .buildCommand(
                displayName: "Listing the previews of \(module.moduleName)",
                executable: try context.tool(named: "list-preview-providers").url,
                arguments: ["--as-ios"] + options + [module.moduleName, listing.path] + sources.map(\.path),
                inputFiles: sources + lists.map(\.file), outputFiles: [listing])
        ]
    }
}
