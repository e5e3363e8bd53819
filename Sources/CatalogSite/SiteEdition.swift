import SnapshotStore

/// A site that is being written, in a folder beside the one whose place it takes when it is whole.
final class SiteEdition {
    /// Where it is written.
    let folder: String
    private let old: String
    private let path: String

    init(for path: String) throws(StoreError) {
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        self.path = path
        folder = "\(path[..<start]).\(path[start...]).vitrine-new"
        old = "\(path[..<start]).\(path[start...]).vitrine-old"
        try FileSystem.makeFolder(String(path[..<start]))
        // What a process that was ended has left.
        for leftover in [folder, old] { try FileSystem.removeFolder(leftover) }
        for part in ["", "/c", "/img"] { try FileSystem.makeFolder(folder + part) }
    }

    /// Writes a file; one that the site had already with these bytes stays what it is.
    func write(_ bytes: [UInt8], to name: String) throws(StoreError) {
        let target = "\(folder)/\(name)"
        if FileSystem.exists(target) { return }
        let before = "\(path)/\(name)"
        if FileSystem.exists(before), try FileSystem.read(before) == bytes,
            FileSystem.link(before, as: target)
        {
            return
        }
        try FileSystem.write(bytes, to: target, isDurable: false)
    }

    /// Writes a file piece by piece.
    func write(to name: String, _ content: ((String) throws -> Void) throws -> Void) throws {
        let file = try FileWriter("\(folder)/\(name)")
        try content { try file.write($0) }
        try file.flush()
    }

    /// Lets the site take the place of the one that is there.
    func publish() throws(StoreError) {
        if FileSystem.exists(path) { try FileSystem.rename(path, to: old) }
        do {
            try FileSystem.rename(folder, to: path)
        } catch {
            // The failure is what is reported.
            try? FileSystem.rename(old, to: path)
            throw error
        }
        try FileSystem.removeFolder(old)
    }

    /// Removes what was written.
    func discard() {
        // The failure that led here is what is reported; the next run removes what is left.
        try? FileSystem.removeFolder(folder)
    }
}
