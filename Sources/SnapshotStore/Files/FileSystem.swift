import Glibc

/// The few things that are done with files; paths are used as they are given.
package enum FileSystem {
    /// The file's bytes, or nothing where there is no such file.
    package static func read(_ path: String) throws(StoreError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadableFile(path: path, reason: reason())
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadableFile(path: path, reason: "it is not a file")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: max(Int(status.st_size) + 1, 4096))
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadableFile(path: path, reason: reason()) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Writes a new file in place of an old one, under its own name from the start.
    ///
    /// - Parameter isDurable: whether the bytes are on the disk, not only with the system, afterwards.
    package static func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(StoreError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .unwritableFile(path: path, reason: reason()) }
        var isOpen = true
        defer { if isOpen { close(file) } }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unwritableFile(path: path, reason: reason()) }
            written += count
        }
        if isDurable, fsync(file) != 0 { throw .unwritableFile(path: path, reason: reason()) }
        isOpen = false
        guard close(file) == 0 else { throw .unwritableFile(path: path, reason: reason()) }
    }

    /// Writes a file under a temporary name beside it and renames it.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(StoreError) {
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let temporary = "\(path[..<start]).\(path[start...]).new"
        try write(bytes, to: temporary, isDurable: false)
        try rename(temporary, to: path)
    }

    package static func rename(_ path: String, to target: String) throws(StoreError) {
        guard Glibc.rename(path, target) == 0 else { throw .unwritableFile(path: target, reason: reason()) }
    }

    /// Removes a file; that it is gone already is no error.
    package static func remove(_ path: String) throws(StoreError) {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw .unwritableFile(path: path, reason: reason())
        }
    }

    /// Makes the names in a folder survive a power failure.
    package static func synchronizeFolder(_ path: String) throws(StoreError) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .unwritableFile(path: path, reason: reason()) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw .unwritableFile(path: path, reason: reason()) }
    }

    /// Makes a folder with those above it.
    package static func makeFolder(_ path: String) throws(StoreError) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        }
        throw .unwritableFile(path: path, reason: reason())
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

    /// The names in a folder, sorted by their bytes; none where there is no such folder.
    package static func names(in path: String) throws(StoreError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw .unreadableFile(path: path, reason: reason())
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Every file below a folder, hidden ones left out, as paths relative to it, sorted.
    package static func files(below path: String) throws(StoreError) -> [String] {
        var files: [String] = []
        for name in try names(in: path) where !name.hasPrefix(".") {
            if isFolder("\(path)/\(name)") {
                files += try self.files(below: "\(path)/\(name)").map { "\(name)/\($0)" }
            } else {
                files.append(name)
            }
        }
        return files
    }

    /// Removes a folder with all that is in it.
    package static func removeFolder(_ path: String) throws(StoreError) {
        for name in try names(in: path) {
            let inner = "\(path)/\(name)"
            // Links are removed, not followed.
            var status = stat()
            if lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                try removeFolder(inner)
            } else {
                try remove(inner)
            }
        }
        guard rmdir(path) == 0 || errno == ENOENT else {
            throw .unwritableFile(path: path, reason: reason())
        }
    }

    /// What the system says about its last failure.
    static func reason() -> String {
        String(cString: strerror(errno)).lowercased()
    }
}
