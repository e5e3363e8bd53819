import Foundation
import IOSRewriter

/// Copies a package as if it were compiled for iOS.
@main
struct Main {
    /// Arguments: the package's folder, the copy's folder.
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard arguments.count == 2 else {
            print("usage: copy-as-ios PACKAGE COPY")
            exit(64)
        }
        let compatibility = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardized
        let copy = PackageCopy(original: arguments[0], copy: arguments[1], compatibility: compatibility)
        do {
            print("\(try copy.write()) sources rewritten in \(arguments[1].path)")
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(70)
        }
    }
}
