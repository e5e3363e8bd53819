import Foundation

/// An error of the compiler in a source that a catalogue's package links to or has copied.
struct LinkedSourceError: Hashable {
    /// Where the source belongs to.
    var owner: Owner
    /// As seen from the owner's folder in the package, such as `Sources/Badge.swift`.
    var path: String
    var line: Int
    var column: Int
    var message: String

    /// A module that is linked or a package that is copied, by its name.
    enum Owner: Hashable, Comparable {
        case module(String)
        case copy(String)

        var name: String {
            switch self {
            case .module(let name), .copy(let name): name
            }
        }

        /// As seen from the package's folder.
        var folder: String {
            switch self {
            case .module(let name): "Linked/\(name)"
            case .copy(let name): "Packages/\(name)"
            }
        }

        /// Where the sources are that people write.
        var original: String {
            switch self {
            case .module: folder
            case .copy(let name): ".build/checkouts/\(name)"
            }
        }

        /// The file that holds its errors; a copy is written anew as a whole.
        var errorList: String {
            switch self {
            case .module: "\(folder)/CompilerErrors.txt"
            case .copy: "\(folder).CompilerErrors.txt"
            }
        }
    }

    /// Those that a build has printed, each once.
    static func all(in output: String, of folder: String) -> [LinkedSourceError] {
        var known: Set<LinkedSourceError> = []
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("\(folder)/"), line.contains(": error: "),
                let found = line.dropFirst(folder.count + 1)
                    .wholeMatch(of: /(Linked|Packages)\/([^\/]+)\/(.+?):(\d+):(\d+): error: (.*)/),
                let number = Int(found.4), let column = Int(found.5)
            else { return nil }
            let name = String(found.2)
            let error = LinkedSourceError(
                owner: found.1 == "Linked" ? .module(name) : .copy(name), path: String(found.3), line: number,
                column: column, message: String(found.6))
            return known.insert(error).inserted ? error : nil
        }
    }

    /// The line of a file `CompilerErrors.txt`.
    ///
    /// - Parameter folder: the package's folder.
    func record(in folder: String) -> String {
        // A source that cannot be read has no line that the error could be bound to, and the error does not count.
        let text = (try? String(contentsOfFile: "\(folder)/\(owner.original)/\(path)", encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.indices.contains(line - 1) ? lines[line - 1] : ""
        return "\(path):\(line):\(column): \(message)\t\(source.trimmingCharacters(in: .whitespaces))"
    }
}
