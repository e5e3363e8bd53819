import Glibc

/// A new file that is written piece by piece.
package final class FileWriter {
    private let path: String
    private let file: Int32
    private var buffer: [UInt8] = []
    /// How many bytes were written up to now.
    package private(set) var position = 0

    private static let bufferSize = 1 << 16

    /// Takes over an open file.
    init(_ file: Int32, of path: String) {
        self.file = file
        self.path = path
        buffer.reserveCapacity(Self.bufferSize)
    }

    /// Writes a file without a name in the system's folder for such, which is gone when nothing has it open any more.
    package static func unnamed() throws(StoreError) -> FileWriter {
        let path = "a temporary file"
        guard let stream = tmpfile() else { throw .unwritable(path) }
        defer { fclose(stream) }
        let file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
        guard file >= 0 else { throw .unwritable(path) }
        return FileWriter(file, of: path)
    }

    /// Writes on in a file that another process has open too.
    package static func sharing(_ descriptor: Int32) throws(StoreError) -> FileWriter {
        let path = "a temporary file"
        let file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard file >= 0 else { throw .unwritable(path) }
        return FileWriter(file, of: path)
    }

    deinit { close(file) }

    /// By which a copy of this process has the file too.
    package var descriptor: Int32 { file }

    package func write(_ text: String) throws(StoreError) { try write(Array(text.utf8)) }

    package func write(_ bytes: [UInt8]) throws(StoreError) {
        buffer += bytes
        position += bytes.count
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Hands what is in memory to the system; a file is whole only after this.
    package func flush() throws(StoreError) {
        try FileSystem.write(buffer, to: file, of: path)
        buffer.removeAll(keepingCapacity: true)
    }

    /// Puts all that was written on the disk.
    func synchronize() throws(StoreError) {
        try flush()
        guard fsync(file) == 0 else { throw .unwritable(path) }
    }

    /// The file for reading, with all that was written up to now.
    package func reading() throws(StoreError) -> FileReader {
        try flush()
        return try FileReader(duplicating: file, of: path)
    }
}
