import Foundation

/// A folder around another one, with the names of what it holds.
struct EnclosingFolder {
    let path: String
    let names: [String]

    var isRepository: Bool { names.contains(".git") }

    /// The names of Xcode's projects, sorted.
    var projects: [String] { names.filter { $0.hasSuffix(".xcodeproj") }.sorted() }

    /// A folder and those around it, up to where the repository begins; up to the root where there is none.
    static func all(around folder: String) -> [EnclosingFolder] {
        var (url, found) = (URL(filePath: folder), [EnclosingFolder]())
        while url.path != "/" {
            // A folder that cannot be read holds nothing.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            found.append(EnclosingFolder(path: url.path, names: names))
            if found.last?.isRepository == true { break }
            url.deleteLastPathComponent()
        }
        return found
    }
}
