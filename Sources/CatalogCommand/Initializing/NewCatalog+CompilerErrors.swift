import Foundation

// What linked and copied sources have that does not compile on Linux.
extension NewCatalog {
    /// Has stand-ins put in the place of what a build could not compile, by writing where that is.
    ///
    /// - Returns: the modules of the sources; none where the build names no source that does not compile.
    mutating func standIn(forErrorsIn output: String) throws -> [LinkedSourceError.Owner] {
        let found = Dictionary(grouping: LinkedSourceError.all(in: output, of: folder), by: \.owner)
        for (owner, errors) in found.sorted(by: { $0.key < $1.key }) {
            compilerErrors[owner, default: []].append(errors)
            let builds = compilerErrors[owner, default: []].map { errors in
                errors.map { $0.record(in: folder) + "\n" }.joined()
            }
            try Data(builds.joined(separator: "\n").utf8)
                .write(to: URL(filePath: "\(folder)/\(owner.errorList)"))
        }
        if !found.isEmpty { try writeManifest() }
        return found.keys.sorted()
    }

    /// Removes what the compiler has made of the linked sources: after builds that failed it keeps some that names what is there no more.
    func removeObjects() {
        for target in previews?.targets ?? [] {
            // There is none of a module that has not been built.
            try? FileManager.default.removeItem(atPath: "\(folder)/.build/debug/\(target.name).build")
        }
    }

    /// What stand-ins were put for, file by file, and how to be rid of them; nothing where all compiles.
    var stoodInFor: String? {
        let errors = compilerErrors.sorted { $0.key < $1.key }.flatMap { $0.value.joined() }
        guard !errors.isEmpty else { return nil }
        let files = Dictionary(grouping: errors) { error in
            let path =
                error.path.hasPrefix("Sources/") ? error.path.dropFirst("Sources/".count) : error.path[...]
            return "\(error.owner.name)/\(path)"
        }
        let places = files.sorted { $0.key < $1.key }.map { file, errors in
            let others = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
            return "\n  \(file):\(errors[0].line): \(errors[0].message)\(others)"
        }
        let lists = compilerErrors.keys.sorted().map(\.errorList).joined(separator: ", ")
        return """
            not everything compiles on Linux; stand-ins are in the places of what does not, labelled boxes for views:\(places.joined())
              each place is in \(lists); delete that file to try anew
            """
    }
}
