import Foundation
import IOSRewriter
import PreviewProviderLister

/// Writes a file that registers the `PreviewProvider`s of a module's source files.
@main
struct Main {
    /// Arguments: `--as-ios` where the sources are compiled as if for iOS, with the options of a linked module; the module's name, the file
    /// to write, the source files.
    static func main() throws {
        let options = CommandLine.arguments.dropFirst().prefix { $0.hasPrefix("--") }
        let arguments = CommandLine.arguments.dropFirst(1 + options.count)
        guard let module = arguments.first, let output = arguments.dropFirst().first else {
            print(
                "usage: list-preview-providers [--as-ios [--missing=FILE] [--errors=FILE]] MODULE OUTPUT SOURCE…"
            )
            exit(64)
        }
        let linked = options.contains("--as-ios") ? try LinkedModule(options: options) : nil
        let listing = try Listing(files: arguments.dropFirst(2), module: module) { path, text in
            linked?.source(path: path, text: text).rewritten ?? text
        }
        for hidden in listing.hiddenProviders {
            print("\(hidden): warning: a private PreviewProvider is in no catalogue; make it internal")
        }
        try GeneratedSource(text: listing.text).write(to: output)
    }
}
