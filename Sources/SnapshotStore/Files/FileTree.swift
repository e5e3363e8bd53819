/// The files below a folder of ours, by paths relative to it.
///
/// The folder that the user has named may be a link. Below it no symbolic link is followed, whatever is read,
/// written, listed or removed, and only regular files are read.
package struct FileTree: Sendable {
    /// The path of the folder that the user has named.
    private let root: String
    /// The folders of ours below it that all paths start from.
    private let start: [String]
    /// Whether what is written is on the disk, not only with the system, afterwards.
    private let isDurable: Bool

    package init(root: String, isDurable: Bool = false) {
        self.init(root: root, start: [], isDurable: isDurable)
    }

    private init(root: String, start: [String], isDurable: Bool) {
        self.root = root
        self.start = start
        self.isDurable = isDurable
    }

    /// The tree below one of its folders, which need not be there and may not be a link.
    package func below(_ folder: String) -> FileTree {
        FileTree(root: root, start: start + [folder], isDurable: isDurable)
    }

    package var path: String { ([root] + start).joined(separator: "/") }

    /// The file's bytes, or nothing where there is no such file.
    package func read(_ path: String) throws(StoreError) -> [UInt8]? {
        let place = Place(path)
        guard let folder = try open(place.folders) else { return nil }
        return try folder.read(place.name)
    }

    /// Writes a file, with the folders above it, under its own name from the start.
    package func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let place = Place(path)
        try make(place.folders).create(place.name, bytes, isDurable: isDurable)
    }

    /// Writes a file, with the folders above it, into the place on the disk that its name has already.
    ///
    /// Where that is interrupted the file is neither the old nor the new one.
    package func overwrite(_ path: String, with bytes: [UInt8]) throws(StoreError) {
        let place = Place(path)
        try make(place.folders).overwrite(place.name, bytes, isDurable: isDurable)
    }

    /// Writes a file under a temporary name beside it and renames it.
    package func replace(_ path: String, with bytes: [UInt8]) throws(StoreError) {
        let place = Place(path)
        let folder = try make(place.folders)
        let temporary = ".\(place.name).new"
        do {
            try folder.create(temporary, bytes, isDurable: isDurable)
            try folder.rename(temporary, to: place.name)
            if isDurable { try folder.synchronize() }
        } catch {
            // The failure is what is reported; the next writing takes the temporary file's place.
            try? folder.remove(temporary)
            throw error
        }
    }

    /// Writes a file piece by piece under a temporary name beside it and renames it.
    package func replace(_ path: String, _ content: (FileWriter) throws -> Void) throws {
        let place = Place(path)
        let folder = try make(place.folders)
        let temporary = ".\(place.name).new"
        do {
            let file = try folder.writer(temporary)
            try content(file)
            if isDurable { try file.synchronize() } else { try file.flush() }
            try folder.rename(temporary, to: place.name)
            if isDurable { try folder.synchronize() }
        } catch {
            // The failure is what is reported; the next writing takes the temporary file's place.
            try? folder.remove(temporary)
            throw error
        }
    }

    /// Begins a file without a name, which is gone when nothing has it open any more.
    package func unnamedWriter() throws(StoreError) -> FileWriter {
        let folder = try make()
        // The next writer takes the name that a process leaves which is ended here.
        let name = ".unnamed.new"
        let file = try folder.writer(name)
        try folder.remove(name)
        return file
    }

    /// The file for reading in parts, or nothing where there is no such file.
    package func reader(_ path: String) throws(StoreError) -> FileReader? {
        let place = Place(path)
        guard let folder = try open(place.folders) else { return nil }
        return try folder.reader(place.name)
    }

    /// Whether there is a file of that path.
    package func hasFile(_ path: String) throws(StoreError) -> Bool {
        let place = Place(path)
        guard let folder = try open(place.folders) else { return false }
        return folder.kind(of: place.name) == .file
    }

    /// Gives a file the same path in another tree as well; whether that was possible, which depends on the disk.
    package func link(_ path: String, into tree: FileTree) throws(StoreError) -> Bool {
        let place = Place(path)
        guard let folder = try open(place.folders) else { return false }
        return folder.link(place.name, as: place.name, in: try tree.make(place.folders))
    }

    /// Removes a file or a link; that it is gone already is no error.
    package func remove(_ path: String) throws(StoreError) {
        let place = Place(path)
        guard let folder = try open(place.folders) else { return }
        try folder.remove(place.name)
    }

    /// Removes a folder with all that is in it; that it is gone already is no error.
    package func removeFolder(_ path: String) throws(StoreError) {
        let place = Place(path)
        guard let folder = try open(place.folders) else { return }
        try folder.removeFolder(place.name)
    }

    /// Removes whatever is below the tree's folder, is no folder and is unwanted, and the folders that are empty then.
    ///
    /// - Parameter isUnwanted: takes a path relative to the folder.
    package func removeContent(where isUnwanted: (String) -> Bool) throws(StoreError) {
        guard let folder = try open() else { return }
        try folder.removeContent { path, _ in isUnwanted(path) }
    }

    /// Removes the links, pipes and devices below the tree's folder, and the folders that are empty then.
    package func removeSpecialFiles() throws(StoreError) {
        guard let folder = try open() else { return }
        try folder.removeContent { $1 != .file }
    }

    package func rename(_ path: String, to target: String) throws(StoreError) {
        guard let folder = try open([]) else { return }
        try folder.rename(path, to: target)
    }

    /// Whatever is below the tree's folder and is no folder, as paths relative to it, sorted.
    package func paths() throws(StoreError) -> [String] {
        guard let folder = try open() else { return [] }
        return try folder.paths()
    }

    /// The texts of the names in the tree's folder, sorted; none where there is no such folder.
    package func names() throws(StoreError) -> [String] {
        guard let folder = try open([]) else { return [] }
        return try folder.entries().map(\.text)
    }

    /// Makes the tree's folder with those above it.
    package func makeFolder() throws(StoreError) { _ = try make([]) }

    // MARK: Folders

    /// Nothing where there is no such folder.
    func open(_ folders: [String] = []) throws(StoreError) -> Folder? {
        guard var folder = try Folder.named(root) else { return nil }
        for name in start + folders {
            guard let inner = try folder.folder(name) else { return nil }
            folder = inner
        }
        return folder
    }

    func make(_ folders: [String] = []) throws(StoreError) -> Folder {
        try FileSystem.makeFolder(root)
        guard var folder = try Folder.named(root) else {
            throw .unwritableFile(path: root, reason: "the folder is gone")
        }
        for name in start + folders { folder = try folder.makeFolder(name, isDurable: isDurable) }
        return folder
    }

    /// A path in its parts.
    private struct Place {
        let folders: [String]
        let name: String

        init(_ path: String) {
            var parts = path.split(separator: "/").map(String.init)
            precondition(!parts.contains("..") && !parts.isEmpty, "a path below a folder stays below it")
            name = parts.removeLast()
            folders = parts
        }
    }
}
