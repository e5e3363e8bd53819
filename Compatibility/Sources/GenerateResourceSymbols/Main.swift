import Foundation
import ResourceSymbolGenerator

/// Writes the symbols of a target's asset and string catalogues.
@main
struct Main {
    /// Arguments: the file to write, whether the target has resources of its own, catalogues and the sources of the target.
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else {
            print("usage: generate-resource-symbols OUTPUT module|main CATALOG… SOURCE…")
            exit(64)
        }
        let files = arguments.dropFirst(3).map { URL(filePath: $0) }
        let source = try resourceSymbols(
            of: files.filter { $0.pathExtension != "swift" },
            besides: files.filter { $0.pathExtension == "swift" },
            inModule: arguments[2] == "module")
        // Called for any change of a catalogue, most of which change no name; what is compiled stays as it is then.
        let output = URL(filePath: arguments[1])
        if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output) }
    }
}
