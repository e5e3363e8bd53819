import Foundation
import IOSRewriter

/// Writes a source as if it were compiled for iOS.
@main
struct Main {
    /// Arguments: the source, the file to write.
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let source = arguments.first, let output = arguments.dropFirst().first else {
            print("usage: rewrite-as-ios SOURCE OUTPUT")
            exit(64)
        }
        guard let text = try? String(contentsOfFile: source, encoding: .utf8) else {
            print("\(source):1: error: the file is not UTF-8 text")
            exit(1)
        }
        try Data(LinkedSource(path: source, text: text).compiled.utf8).write(to: URL(filePath: output))
    }
}
