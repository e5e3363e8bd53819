import Foundation
import IOSRewriter

/// Writes a source as if it were compiled for iOS.
@main
struct Main {
    /// Arguments: options of a linked module, the source, the file to write.
    static func main() throws {
        let options = CommandLine.arguments.dropFirst().prefix { $0.hasPrefix("--") }
        let arguments = Array(CommandLine.arguments.dropFirst(1 + options.count))
        guard arguments.count == 2 else {
            print("usage: rewrite-as-ios [--missing=FILE] [--errors=FILE] SOURCE OUTPUT")
            exit(64)
        }
        guard let text = try? String(contentsOfFile: arguments[0], encoding: .utf8) else {
            print("\(arguments[0]):1: error: the file is not UTF-8 text")
            exit(1)
        }
        let source = try LinkedModule(options: options).source(path: arguments[0], text: text)
        try GeneratedSource(text: source.compiled).write(to: arguments[1])
    }
}
