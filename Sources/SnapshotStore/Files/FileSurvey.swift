import Glibc
import VitrineHashing

/// The attributes of files, none of which is read, by which they are recognized as unchanged.
///
/// Each change gives a file another time, once the clock that files are given has moved on. So a survey that comes upon a
/// file of this very moment knows nothing: another change of it might leave the same.
package struct FileSurvey: ~Copyable {
    /// How long the clock of files may stand still, in nanoseconds; no kernel's does for longer than ten milliseconds.
    package static let moment: Int64 = 50_000_000

    private var hash = StreamingHash()
    private var isCertain = true
    private let now: Int64

    /// - Parameter now: the time, in nanoseconds.
    package init(now: Int64 = FileSurvey.now()) {
        self.now = now
    }

    /// The hash of all that was added; nothing where a file may change without it.
    package var value: String? { isCertain ? hash.value.description : nil }

    /// Adds something that decides as files do.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
        withUnsafeBytes(of: UInt8(0)) { hash.add($0) }
    }

    /// Adds a file with the link that may lead to it, or that there is none.
    package mutating func add(file path: String) {
        add(path)
        var status = stat()
        guard lstat(path, &status) == 0 else { return add("none") }
        add(status)
        guard FileKind(status) == .link else { return }
        if stat(path, &status) == 0 { add(status) } else { add("none") }
    }

    private mutating func add(_ status: stat) {
        let change = Self.nanoseconds(status.st_ctim)
        if change > now - Self.moment { isCertain = false }
        let numbers = [
            Int64(bitPattern: UInt64(status.st_dev)), Int64(bitPattern: UInt64(status.st_ino)),
            Int64(status.st_size), Self.nanoseconds(status.st_mtim), change,
        ]
        numbers.withUnsafeBytes { hash.add($0) }
    }

    /// Adds the files below a folder, through links, hidden ones left out.
    package mutating func add(folder path: String) throws(StoreError) {
        var rest = FileSurvey(now: now)
        try add(folder: path, besides: [], to: &rest)
    }

    /// Adds the files below a folder, through links, hidden ones left out.
    ///
    /// - Parameters:
    ///   - folders: those in it whose files another survey gets, each with a slash at its end.
    ///   - other: the other survey.
    package mutating func add(
        folder path: String, besides folders: [String], to other: inout FileSurvey
    ) throws(StoreError) {
        add(path)
        var known: Set<Substring> = []
        for file in try SourceFiles.paths(below: path) {
            if folders.contains(where: file.hasPrefix) {
                other.add(file, below: path, &known)
            } else {
                add(file, below: path, &known)
            }
        }
    }

    /// - Parameter known: the folders that need not be added any more.
    private mutating func add(_ file: String, below path: String, _ known: inout Set<Substring>) {
        for place in file.indices where file[place] == "/" {
            if known.insert(file[..<place]).inserted {
                addIdentity(ofFolder: "\(path)/\(file[..<place])")
            }
        }
        add(file: "\(path)/\(file)")
    }

    /// Adds which folder it is, or which link leads there; its times change with what is not looked at in it.
    private mutating func addIdentity(ofFolder path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return add("none") }
        add("\(status.st_dev) \(status.st_ino)")
    }

    package static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
