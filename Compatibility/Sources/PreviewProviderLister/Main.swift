import Foundation
import SwiftParser
import SwiftSyntax

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
        var listing = Listing()
        for path in arguments.dropFirst(2) {
            let source = try String(contentsOfFile: path, encoding: .utf8)
            guard source.contains("PreviewProvider") else { continue }
            let file = Parser.parse(source: source)
            let name = URL(filePath: path).lastPathComponent
            let finder = ProviderFinder(
                file: "\(module)/\(name)", places: SourceLocationConverter(fileName: path, tree: file))
            finder.walk(file)
            listing.add(finder.providers)
            for hidden in finder.hiddenProviders {
                print("\(hidden): warning: a private PreviewProvider is in no catalogue; make it internal")
            }
        }
        try Data(listing.text.utf8).write(to: URL(filePath: output))
    }
}
