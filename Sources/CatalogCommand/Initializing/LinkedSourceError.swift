import Foundation

/// An error of the compiler in a source that a catalogue's package links to.
struct LinkedSourceError: Hashable {
    /// The module whose source it is.
    var module: String
    /// As seen from the module's folder in the package, such as `Sources/Badge.swift`.
    var path: String
    var line: Int
    var column: Int
    var message: String

    /// Those that a build has printed, each once.
    static func all(in output: String, of folder: String) -> [LinkedSourceError] {
        var known: Set<LinkedSourceError> = []
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("\(folder)/Linked/"), line.contains(": error: "),
                let found = line.dropFirst("\(folder)/Linked/".count)
                    .wholeMatch(of: /([^\/]+)\/(.+?):(\d+):(\d+): error: (.*)/),
                let number = Int(found.3), let column = Int(found.4)
            else { return nil }
            let error = LinkedSourceError(
                module: String(found.1), path: String(found.2), line: number, column: column,
                message: String(found.5))
            return known.insert(error).inserted ? error : nil
        }
    }

    /// The line of a file `CompilerErrors.txt`.
    ///
    /// - Parameter folder: the package's folder.
    func record(in folder: String) -> String {
        // A source that cannot be read has no line that the error could be bound to, and the error does not count.
        let text = (try? String(contentsOfFile: "\(folder)/Linked/\(module)/\(path)", encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.indices.contains(line - 1) ? lines[line - 1] : ""
        return "\(path):\(line):\(column): \(message)\t\(source.trimmingCharacters(in: .whitespaces))"
    }
}
