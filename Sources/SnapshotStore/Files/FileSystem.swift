import Glibc

/// Reads and writes files that users name themselves; links are followed, as users set them.
package enum FileSystem {
    /// The most bytes of a file that are read.
    private static let maximumLength = 1 << 30

    /// The file's bytes, or nothing where there is no such file.
    package static func read(_ path: String) throws(StoreError) -> [UInt8]? {
        // What is no file is not waited for: a pipe would be, until a process writes into it.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadableFile(path: path, reason: reason())
        }
        defer { close(file) }
        return try read(file, of: path)
    }

    /// The bytes of an open file; what is not a file is an error.
    static func read(_ file: Int32, of path: String) throws(StoreError) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadableFile(path: path, reason: reason()) }
        let kind = FileKind(status)
        guard kind == .file else { throw .unreadableFile(path: path, reason: kind.sentence) }
        guard status.st_size < maximumLength else {
            throw .unreadableFile(
                path: path, reason: "it has \(status.st_size) bytes, more than the \(maximumLength) allowed")
        }
        // One byte more than there are, to see the end.
        let capacity = Int(status.st_size) + 1
        var result = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while count < capacity {
                result = Glibc.read(file, buffer.baseAddress.map { $0 + count }, capacity - count)
                if result < 0, errno == EINTR { continue }
                if result <= 0 { return }
                count += result
            }
        }
        guard result >= 0 else { throw .unreadableFile(path: path, reason: reason()) }
        guard result == 0 else { throw .unreadableFile(path: path, reason: "it grew while it was read") }
        return bytes
    }

    /// Writes a file under a temporary name beside it and renames it.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(StoreError) {
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let folder = start == path.startIndex ? "." : String(path[..<start])
        try FileTree(root: folder).replace(String(path[start...]), with: bytes)
    }

    /// Writes to an open file.
    static func write(_ bytes: [UInt8], to file: Int32, of path: String) throws(StoreError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unwritable(path) }
            written += count
        }
    }

    /// Writes and closes a file.
    ///
    /// - Parameter isShortened: whether what the file has behind the bytes is cut off.
    static func write(
        _ bytes: [UInt8], to file: Int32, of path: String, isShortened: Bool = false, isDurable: Bool
    ) throws(StoreError) {
        var isOpen = true
        defer { if isOpen { close(file) } }
        try write(bytes, to: file, of: path)
        if isShortened, ftruncate(file, off_t(bytes.count)) != 0 { throw .unwritable(path) }
        if isDurable, fsync(file) != 0 { throw .unwritable(path) }
        isOpen = false
        guard close(file) == 0 else { throw .unwritable(path) }
    }

    /// Makes a folder with those above it.
    package static func makeFolder(_ path: String) throws(StoreError) {
        if isFolder(path) || mkdir(path, 0o755) == 0 { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o755) == 0 { return }
        }
        let error = StoreError.unwritable(path)
        // Another process may have made it meanwhile.
        guard isFolder(path) else { throw error }
    }

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether there is anything of that name.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// What the system says about its last failure.
    static func reason() -> String {
        String(cString: strerror(errno)).lowercased()
    }
}
