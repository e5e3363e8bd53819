import Glibc

/// The files of a folder of the user's own, whose links are followed as he set them.
enum SourceFiles {
    /// Every regular file below a folder, hidden ones left out, as paths relative to it, sorted.
    ///
    /// A folder that several links lead to is walked once, so that the walk along links in a circle ends.
    static func paths(below root: String) throws(StoreError) -> [String] {
        var visited: Set<Identity> = []
        return try paths(below: root, prefix: "", visited: &visited)
    }

    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t
    }

    private static func paths(
        below folder: String, prefix: String, visited: inout Set<Identity>
    ) throws(StoreError) -> [String] {
        guard let (kind, identity) = status(of: folder), kind == .folder, visited.insert(identity).inserted,
            let open = try Folder.named(folder)
        else { return [] }
        var paths: [String] = []
        for entry in try open.entries() where !entry.isHidden {
            // The compiler and the renderer take no file whose name is not text.
            guard let name = entry.name else { continue }
            switch status(of: "\(folder)/\(name)")?.kind {
            case .file: paths.append(prefix + name)
            case .folder:
                paths += try self.paths(
                    below: "\(folder)/\(name)", prefix: "\(prefix)\(name)/", visited: &visited)
            case .link, .pipe, .socket, .device, nil: break
            }
        }
        return paths
    }

    /// What a path leads to.
    private static func status(of path: String) -> (kind: FileKind, identity: Identity)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return (FileKind(status), Identity(device: status.st_dev, number: status.st_ino))
    }
}
