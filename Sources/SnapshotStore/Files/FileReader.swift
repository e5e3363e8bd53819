import Glibc

/// A file that is open, parts of which are read when they are needed.
package final class FileReader: Sendable {
    package let path: String
    private let file: Int32

    /// Takes over an open file; what is not a file is an error.
    init(_ file: Int32, of path: String) throws(StoreError) {
        self.path = path
        self.file = file
        var status = stat()
        guard fstat(file, &status) == 0 else {
            throw .unreadableFile(path: path, reason: FileSystem.reason())
        }
        let kind = FileKind(status)
        guard kind == .file else { throw .unreadableFile(path: path, reason: kind.sentence) }
    }

    convenience init(duplicating other: Int32, of path: String) throws(StoreError) {
        let file = fcntl(other, F_DUPFD_CLOEXEC, 0)
        guard file >= 0 else { throw .unreadableFile(path: path, reason: FileSystem.reason()) }
        try self.init(file, of: path)
    }

    deinit { close(file) }

    /// The bytes in a range of the file, fewer where it ends before.
    package func bytes(in range: Range<Int>) throws(StoreError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                pread(
                    file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
                    range.lowerBound + filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadableFile(path: path, reason: FileSystem.reason()) }
            if count == 0 { break }
            filled += count
        }
        bytes.removeLast(bytes.count - filled)
        return bytes
    }

    /// All bytes; a file of more than a number of them is an error.
    package func bytes(upTo limit: Int) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = try self.bytes(in: bytes.count..<(bytes.count + (1 << 16)))
            if part.isEmpty { return bytes }
            bytes += part
            guard bytes.count <= limit else {
                throw .unreadableFile(path: path, reason: "it has more than \(limit) bytes")
            }
        }
    }
}

/// The lines of a file, one after another.
package struct FileLines {
    /// A line without its end, with its place in the file.
    package struct Line {
        package var bytes: [UInt8]
        package var range: Range<Int>
    }

    private let file: FileReader
    private var buffer: [UInt8] = []
    /// How much of the buffer was handed out, and how much more of it holds no end of a line.
    private var used = 0
    private var searched = 0
    /// Where the buffer begins in the file.
    private var offset = 0
    /// The last line's number, from 1 on.
    package private(set) var number = 0

    /// The most bytes of a line.
    package static let limit = 1 << 25

    package init(_ file: FileReader) {
        self.file = file
    }

    /// Nothing at the end; a last line without an end is a line as well.
    package mutating func next() throws(StoreError) -> Line? {
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0a) { return take(upTo: end, andSkip: 1) }
            searched = buffer.count
            guard buffer.count - used <= Self.limit else {
                throw .unreadableFile(
                    path: file.path, reason: "line \(number + 1) has more than \(Self.limit) bytes")
            }
            offset += used
            buffer.removeFirst(used)
            searched -= used
            used = 0
            let start = offset + buffer.count
            let more = try file.bytes(in: start..<(start + (1 << 16)))
            if more.isEmpty { return buffer.isEmpty ? nil : take(upTo: buffer.count, andSkip: 0) }
            buffer += more
        }
    }

    private mutating func take(upTo end: Int, andSkip skipped: Int) -> Line {
        defer {
            used = end + skipped
            searched = used
        }
        number += 1
        return Line(bytes: Array(buffer[used..<end]), range: (offset + used)..<(offset + end))
    }
}
