import Glibc

/// A new file that is written piece by piece.
package final class FileWriter {
    private let path: String
    private let file: Int32
    private var buffer: [UInt8] = []
    /// How many bytes were written up to now.
    package private(set) var position = 0

    private static let bufferSize = 1 << 16

    /// Writes a file in place of an old one; a link of that name is an error.
    package convenience init(_ path: String) throws(StoreError) {
        try self.init(path, isNamed: true)
    }

    /// Writes a file without a name, which is gone when nobody has it open any more.
    package convenience init(unnamedIn folder: String) throws(StoreError) {
        try self.init("\(folder)/.results-\(getpid()).new", isNamed: false)
    }

    private init(_ path: String, isNamed: Bool) throws(StoreError) {
        self.path = path
        file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .unwritableFile(path: path, reason: FileSystem.reason()) }
        if !isNamed { try FileSystem.remove(path) }
        buffer.reserveCapacity(Self.bufferSize)
    }

    deinit {
        if file >= 0 { close(file) }
    }

    package func write(_ text: String) throws(StoreError) {
        buffer += text.utf8
        position += text.utf8.count
        if buffer.count >= Self.bufferSize { try flush() }
    }

    package func write(_ bytes: [UInt8]) throws(StoreError) {
        buffer += bytes
        position += bytes.count
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Hands what is in memory to the system; a file is whole only after this.
    package func flush() throws(StoreError) {
        var written = 0
        while written < buffer.count {
            let count = buffer.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unwritableFile(path: path, reason: FileSystem.reason()) }
            written += count
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// The file for reading, with all that was written up to now.
    package func reading() throws(StoreError) -> FileReader {
        try flush()
        return try FileReader(path, duplicating: file)
    }
}
