import Foundation

/// Writes a Swift file that holds the files of a folder: `embed-files <symbols or texts> <folder> <output>`.
///
/// String literals compile many times faster than the arrays of bytes that the package manager's own embedding writes.
@main
struct Main {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 3 else {
            fatalError("embed-files takes 'symbols' or 'texts', a folder and the file to write")
        }
        let folder = URL(filePath: arguments[1])
        let source =
            switch arguments[0] {
            case "symbols": try SymbolFiles(folder: folder).source()
            case "texts": try TextFiles(folder: folder).source()
            case let form: fatalError("embed-files knows 'symbols' and 'texts' and not '\(form)'")
            }
        // The package manager calls this whenever a variable of the environment is another; what is compiled stays as it is then.
        let output = URL(filePath: arguments[2])
        if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output) }
    }
}
