import Foundation
import IOSRewriter
import PreviewProviderLister

/// Writes a file that registers the `PreviewProvider`s of a module's source files.
@main
struct Main {
    /// Arguments: `--as-ios` where the sources are compiled as if for iOS, or `--missing=FILE` where that names the modules that are not
    /// there as well; the module's name, the file to write, the source files.
    static func main() throws {
        let options = CommandLine.arguments.dropFirst().prefix { $0.hasPrefix("--") }
        let arguments = CommandLine.arguments.dropFirst(1 + options.count)
        guard let module = arguments.first, let output = arguments.dropFirst().first,
            options.allSatisfy({ $0 == "--as-ios" || $0.hasPrefix("--missing=") })
        else {
            print("usage: list-preview-providers [--as-ios | --missing=FILE] MODULE OUTPUT SOURCE…")
            exit(64)
        }
        let lists = try options.filter { $0.hasPrefix("--missing=") }
            .map { try String(contentsOfFile: String($0.dropFirst("--missing=".count)), encoding: .utf8) }
        let missing = Set(lists.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
        let listing = try Listing(files: arguments.dropFirst(2), module: module) { path, text in
            options.isEmpty ? text : LinkedSource(path: path, text: text, missing: missing).rewritten
        }
        for hidden in listing.hiddenProviders {
            print("\(hidden): warning: a private PreviewProvider is in no catalogue; make it internal")
        }
        try Data(listing.text.utf8).write(to: URL(filePath: output))
    }
}
