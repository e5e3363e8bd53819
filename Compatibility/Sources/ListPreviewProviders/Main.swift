import Foundation
import PreviewProviderLister

/// Writes a file that registers the `PreviewProvider`s of a module's source files.
@main
struct Main {
    /// Arguments: the module's name, the file to write, the source files.
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let module = arguments.first, let output = arguments.dropFirst().first else {
            print("usage: list-preview-providers MODULE OUTPUT SOURCE…")
            exit(64)
        }
        let listing = try Listing(files: arguments.dropFirst(2), module: module)
        for hidden in listing.hiddenProviders {
            print("\(hidden): warning: a private PreviewProvider is in no catalogue; make it internal")
        }
        try Data(listing.text.utf8).write(to: URL(filePath: output))
    }
}
