import Foundation

// What linked sources have that does not compile on Linux.
extension NewCatalog {
    /// The file beside a module's link that names such places.
    static let errorList = "CompilerErrors.txt"

    /// Has stand-ins put in the place of what a build could not compile, by writing where that is.
    ///
    /// - Returns: whether the build said of any linked source that it does not compile.
    mutating func standIn(forErrorsIn output: String) throws -> Bool {
        let found = LinkedSourceError.all(in: output, of: folder)
        guard !found.isEmpty else { return false }
        for (module, errors) in Dictionary(grouping: found, by: \.module) {
            compilerErrors[module, default: []].append(errors)
            let builds = compilerErrors[module, default: []].map { errors in
                errors.map { $0.record(in: folder) + "\n" }.joined()
            }
            try Data(builds.joined(separator: "\n").utf8)
                .write(to: URL(filePath: "\(folder)/Linked/\(module)/\(Self.errorList)"))
        }
        try writeManifest()
        return true
    }

    /// What stand-ins were put for, file by file, and how to be rid of them; nothing where all compiles.
    var stoodInFor: String? {
        let errors = compilerErrors.values.flatMap { $0.joined() }
        guard !errors.isEmpty else { return nil }
        let files = Dictionary(grouping: errors) { "\($0.module)/\($0.path.dropFirst("Sources/".count))" }
        let places = files.sorted { $0.key < $1.key }.map { file, errors in
            let others = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
            return "\n  \(file):\(errors[0].line): \(errors[0].message)\(others)"
        }
        return """
            not everything compiles on Linux; stand-ins are in the places of what does not, labelled boxes for views:\(places.joined())
              each place is in Linked/MODULE/\(Self.errorList); delete that file to try anew
            """
    }
}
