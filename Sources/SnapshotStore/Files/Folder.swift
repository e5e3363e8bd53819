import Glibc

/// An open folder whose content is reached by name; a symbolic link in it is an error, never a way out of it.
///
/// A path is looked up anew each time, so that a link can take a folder's place between two uses. An open folder
/// stays the one that it was.
struct Folder: ~Copyable {
    private let descriptor: Int32
    /// As messages name it.
    private let path: String

    private init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    private static let opening = O_RDONLY | O_DIRECTORY | O_CLOEXEC

    /// The folder of a path that a user has named, through links, which may be meant; nothing where there
    /// is none.
    static func named(_ path: String) throws(StoreError) -> Folder? {
        let descriptor = open(path, opening)
        if descriptor >= 0 { return Folder(descriptor: descriptor, path: path) }
        if errno == ENOENT { return nil }
        throw .unreadableFile(path: path, reason: FileSystem.reason())
    }

    // MARK: Folders within

    /// Nothing where there is nothing of that name.
    func folder(_ name: String) throws(StoreError) -> Folder? {
        let descriptor = openat(self.descriptor, name, Self.opening | O_NOFOLLOW)
        if descriptor >= 0 { return Folder(descriptor: descriptor, path: place(name)) }
        if errno == ENOENT { return nil }
        throw .unreadableFile(path: place(name), reason: reason(name, besides: .folder))
    }

    /// The folder of a name, made where there is none.
    ///
    /// - Parameter isDurable: whether a new folder is still there after a power failure.
    func makeFolder(_ name: String, isDurable: Bool) throws(StoreError) -> Folder {
        if let folder = try folder(name) { return folder }
        // Another process may make it first.
        guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else {
            throw .unwritable(place(name))
        }
        if isDurable { try synchronize() }
        guard let folder = try folder(name) else { throw .unwritable(place(name)) }
        return folder
    }

    /// Removes a folder with all that is in it; links in it are removed, and what they lead to stays.
    func removeFolder(_ name: String) throws(StoreError) {
        // The inner folder is closed before it is removed.
        if let folder = try folder(name) { try folder.removeContent { _, _ in true } }
        guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
            throw .unwritable(place(name))
        }
    }

    /// Removes whatever is no folder and is unwanted, and the folders that are empty then.
    ///
    /// - Parameter isUnwanted: takes a path relative to the folder, and what is there.
    func removeContent(where isUnwanted: (String, FileKind) -> Bool) throws(StoreError) {
        for entry in try entries() {
            if entry.kind == .folder {
                guard let name = entry.name else {
                    throw .unwritableFile(path: place(entry.text), reason: "its name is not UTF-8")
                }
                try folder(name)?.removeContent { isUnwanted("\(name)/\($0)", $1) }
                try removeEmptyFolder(name)
            } else if isUnwanted(entry.text, entry.kind) {
                guard entry.withBytes({ unlinkat(descriptor, $0, 0) }) == 0 || errno == ENOENT else {
                    throw .unwritable(place(entry.text))
                }
            }
        }
    }

    /// Removes a folder that holds nothing; any other stays.
    func removeEmptyFolder(_ name: String) throws(StoreError) {
        guard let inner = try folder(name), try inner.entries().isEmpty else { return }
        guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || [ENOENT, ENOTEMPTY, EEXIST].contains(errno)
        else { throw .unwritable(place(name)) }
    }

    // MARK: Files within

    /// The file's bytes, or nothing where there is nothing of that name.
    func read(_ name: String) throws(StoreError) -> [UInt8]? {
        guard let file = try openForReading(name) else { return nil }
        defer { close(file) }
        return try FileSystem.read(file, of: place(name))
    }

    /// The open file, or nothing where there is nothing of that name.
    func reader(_ name: String) throws(StoreError) -> FileReader? {
        guard let file = try openForReading(name) else { return nil }
        return try FileReader(file, of: place(name))
    }

    private func openForReading(_ name: String) throws(StoreError) -> Int32? {
        // What is no file is not waited for: a pipe would be, until a process writes into it.
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        if file >= 0 { return file }
        if errno == ENOENT { return nil }
        throw .unreadableFile(path: place(name), reason: reason(name, besides: .file))
    }

    /// Gives a file a second name in another folder; whether that was possible, which depends on the disk.
    func link(_ name: String, as other: String, in folder: borrowing Folder) -> Bool {
        linkat(descriptor, name, folder.descriptor, other, 0) == 0
    }

    /// Writes a new file in place of what has its name.
    ///
    /// - Parameter isDurable: whether the bytes are on the disk, not only with the system, afterwards.
    func create(_ name: String, _ bytes: [UInt8], isDurable: Bool) throws(StoreError) {
        try FileSystem.write(bytes, to: openNew(name), of: place(name), isDurable: isDurable)
    }

    /// Writes over a file, which keeps its place on the disk, or a new one where its name has none of its own.
    ///
    /// - Parameter isDurable: whether the bytes are on the disk, not only with the system, afterwards.
    func overwrite(_ name: String, _ bytes: [UInt8], isDurable: Bool) throws(StoreError) {
        guard let file = openOwn(name) else { return try create(name, bytes, isDurable: isDurable) }
        try FileSystem.write(bytes, to: file, of: place(name), isShortened: true, isDurable: isDurable)
    }

    /// Opens a file to write over it, which has no second name that would change with it; the caller closes it.
    private func openOwn(_ name: String) -> Int32? {
        let file = openat(descriptor, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var status = stat()
        if fstat(file, &status) == 0, FileKind(status) == .file, status.st_nlink == 1 { return file }
        close(file)
        return nil
    }

    /// Begins a new file in place of what has its name.
    func writer(_ name: String) throws(StoreError) -> FileWriter {
        FileWriter(try openNew(name), of: place(name))
    }

    /// Opens a new file for writing and reading; the caller closes it.
    private func openNew(_ name: String) throws(StoreError) -> Int32 {
        try remove(name)
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .unwritable(place(name)) }
        return file
    }

    func rename(_ name: String, to target: String) throws(StoreError) {
        guard renameat(descriptor, name, descriptor, target) == 0 else { throw .unwritable(place(target)) }
    }

    /// Removes a file or a link; that it is gone already is no error.
    func remove(_ name: String) throws(StoreError) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .unwritable(place(name)) }
    }

    /// Opens a file to be locked, making it where there is none; the caller closes it.
    func openLock(_ name: String) throws(StoreError) -> Int32 {
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .unwritable(place(name)) }
        return file
    }

    /// Makes the names in the folder survive a power failure.
    func synchronize() throws(StoreError) {
        guard fsync(descriptor) == 0 else { throw .unwritable(path) }
    }

    // MARK: Names

    /// What has a name; nothing where nothing has it.
    func kind(of name: String) -> FileKind? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileKind(status) : nil
    }

    /// What is in the folder, sorted by the bytes of the names.
    func entries() throws(StoreError) -> [FolderEntry] {
        // The listing closes its descriptor and moves the place that it shares with it.
        let copy = openat(descriptor, ".", Self.opening)
        guard copy >= 0, let listing = fdopendir(copy) else {
            throw .unreadableFile(path: path, reason: FileSystem.reason())
        }
        defer { closedir(listing) }
        var entries: [FolderEntry] = []
        errno = 0
        while let entry = readdir(listing) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if bytes == [0x2e] || bytes == [0x2e, 0x2e] { continue }
            var status = stat()
            let isThere = (bytes + [0]).withUnsafeBytes { name in
                name.withMemoryRebound(to: CChar.self) { name in
                    name.baseAddress.map { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) == 0 }
                }
            }
            if isThere == true { entries.append(FolderEntry(bytes: bytes, kind: FileKind(status))) }
            errno = 0
        }
        guard errno == 0 else { throw .unreadableFile(path: path, reason: FileSystem.reason()) }
        return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// Whatever is in the folder and those within it and is no folder itself, as texts of paths, sorted.
    func paths() throws(StoreError) -> [String] {
        var paths: [String] = []
        for entry in try entries() {
            if entry.kind == .folder, let name = entry.name, let inner = try folder(name) {
                paths += try inner.paths().map { "\(name)/\($0)" }
            } else {
                paths.append(entry.text)
            }
        }
        return paths
    }

    private func place(_ name: String) -> String { "\(path)/\(name)" }

    /// Why something could not be opened: rather what it is than what the system says.
    private func reason(_ name: String, besides wanted: FileKind) -> String {
        let reason = FileSystem.reason()
        guard let kind = kind(of: name), kind != wanted else { return reason }
        return kind.sentence
    }
}
