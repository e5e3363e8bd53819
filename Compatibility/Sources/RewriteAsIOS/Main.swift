import Foundation
import IOSRewriter

/// Writes a source as if it were compiled for iOS.
@main
struct Main {
    /// Arguments: the source, the file to write, a file with the modules that are not there, one a line, if there is one.
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard (2...3).contains(arguments.count) else {
            print("usage: rewrite-as-ios SOURCE OUTPUT [MISSING-MODULES]")
            exit(64)
        }
        guard let text = try? String(contentsOfFile: arguments[0], encoding: .utf8) else {
            print("\(arguments[0]):1: error: the file is not UTF-8 text")
            exit(1)
        }
        let missing = try arguments.dropFirst(2).map { try String(contentsOfFile: $0, encoding: .utf8) }
            .flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        let source = LinkedSource(path: arguments[0], text: text, missing: Set(missing))
        try Data(source.compiled.utf8).write(to: URL(filePath: arguments[1]))
    }
}
