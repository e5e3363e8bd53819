import SnapshotStore

/// A site that is being written, in a folder beside the one whose place it takes when it is whole.
final class SiteEdition {
    /// Where it is written.
    let tree: FileTree
    /// The site that it will replace.
    let before: FileTree
    /// The folder that holds both, and their names in it.
    private let parent: FileTree
    private let name: String
    private var new: String { ".\(name).vitrine-new" }
    private var old: String { ".\(name).vitrine-old" }

    init(for name: String, in parent: FileTree) throws(StoreError) {
        self.parent = parent
        self.name = name
        tree = parent.below(".\(name).vitrine-new")
        before = parent.below(name)
        // What a process that was ended has left.
        for leftover in [new, old] { try parent.removeFolder(leftover) }
        try tree.makeFolder()
    }

    /// Writes a file; one that the site had already with these bytes stays what it is.
    func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        if try tree.hasFile(path) { return }
        if try before.hasFile(path), try before.read(path) == bytes, try before.link(path, into: tree) {
            return
        }
        try tree.write(bytes, to: path)
    }

    /// Takes over a file of the site that is replaced, if that has it.
    func keep(_ path: String) throws(StoreError) {
        if try tree.hasFile(path) { return }
        if try before.hasFile(path), try before.link(path, into: tree) { return }
        if let bytes = try before.read(path) { try tree.write(bytes, to: path) }
    }

    /// Writes a file piece by piece; one that the site had already with these bytes stays what it is.
    func write(to path: String, _ content: ((String) throws -> Void) throws -> Void) throws {
        let written = try tree.unnamedWriter()
        try content { try written.write($0) }
        let new = try written.reading()
        if let old = try before.reader(path), try Self.areEqual(old, new), try before.link(path, into: tree) {
            return
        }
        try tree.replace(path) { file in
            var place = 0
            while case let bytes = try new.bytes(in: place..<place + Self.pieceSize), !bytes.isEmpty {
                try file.write(bytes)
                place += bytes.count
            }
        }
    }

    private static let pieceSize = 1 << 16

    private static func areEqual(_ first: FileReader, _ second: FileReader) throws(StoreError) -> Bool {
        var place = 0
        while true {
            let range = place..<place + pieceSize
            let bytes = try first.bytes(in: range)
            guard bytes == (try second.bytes(in: range)) else { return false }
            if bytes.isEmpty { return true }
            place += bytes.count
        }
    }

    /// Lets the site take the place of the one that is there.
    func publish() throws(StoreError) {
        let isFirst = try !parent.names().contains(name)
        if !isFirst { try parent.rename(name, to: old) }
        do {
            try parent.rename(new, to: name)
        } catch {
            // The failure is what is reported.
            if !isFirst { try? parent.rename(old, to: name) }
            throw error
        }
        try parent.removeFolder(old)
    }

    /// Removes what was written.
    func discard() {
        // The failure that led here is what is reported; the next run removes what is left.
        try? parent.removeFolder(new)
    }
}
