import Foundation
import IOSRewriter

/// Copies a package as if it were compiled for iOS.
@main
struct Main {
    /// Arguments: the package's folder, the copy's folder, a file with places of the copy that do not compile, if there is one.
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard (2...3).contains(arguments.count) else {
            print("usage: copy-as-ios PACKAGE COPY [ERRORS]")
            exit(64)
        }
        do {
            let errors = try arguments.dropFirst(2).first.map { try String(contentsOf: $0, encoding: .utf8) }
            let copy = PackageCopy(
                original: arguments[0], copy: arguments[1],
                errors: errors.map { CompilerErrors($0, in: arguments[1].path) })
            print("\(try copy.write()) sources rewritten in \(arguments[1].path)")
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(70)
        }
    }
}
