import Foundation

/// Paths of a catalogue's files as people read them: from the folder on that holds the catalogue's, where commands are run.
struct ShownPaths: Sendable {
    /// The catalogue's own folder.
    let folder: URL

    /// Of a bundle's file, the last parts.
    func path(of file: URL) -> String {
        let inside = folder.path + "/"
        if file.path.hasPrefix(inside) { return "Catalog/" + file.path.dropFirst(inside.count) }
        return file.pathComponents.suffix(4).joined(separator: "/")
    }
}
