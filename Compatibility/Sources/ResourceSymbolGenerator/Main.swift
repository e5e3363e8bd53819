import Foundation

/// Writes the symbols of a target's asset and string catalogues.
@main
struct Main {
    /// Arguments: the file to write, whether the target has resources of its own, catalogues.
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else {
            print("usage: generate-resource-symbols OUTPUT module|main CATALOG…")
            exit(64)
        }
        let isModule = arguments[2] == "module"
        let catalogs = arguments.dropFirst(3).map { URL(filePath: $0) }
        let assets = AssetSymbols(catalogs: catalogs.filter { $0.pathExtension == "xcassets" })
        let strings = try catalogs.filter { $0.pathExtension == "xcstrings" }.map(
            StringSymbols.init(catalog:))
        let place = isModule ? ".atURL(Bundle.module.bundleURL)" : ".main"
        let source =
            assets.source(bundle: isModule ? "Bundle.module" : "Bundle.main")
            + strings.filter { !$0.entries.isEmpty }.map { "\n" + $0.source(bundle: place) }.joined()
        try source.write(to: URL(filePath: arguments[1]), atomically: true, encoding: .utf8)
    }
}
