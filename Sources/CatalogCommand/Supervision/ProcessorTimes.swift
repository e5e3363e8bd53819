import Glibc

/// How long the threads of a process have run, and how long they could have run but other processes did.
///
/// Linux keeps both for each thread in `/proc/PID/task/TID/schedstat`, in nanoseconds, and what the thread is at in `stat`.
struct ProcessorTimes: Equatable {
    var ran: UInt64 = 0
    var waited: UInt64 = 0
    /// Whether a thread waits for a disk, in what Linux calls uninterruptible sleep.
    var waitsForDisk = false

    /// Those of a process up to now; nothing where the system does not give them.
    init?(of process: pid_t) {
        let folder = "/proc/\(process)/task"
        guard let threads = opendir(folder) else { return nil }
        defer { closedir(threads) }
        while let entry = readdir(threads) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            add("\(folder)/\(name)")
        }
    }

    init(ran: UInt64, waited: UInt64, waitsForDisk: Bool = false) {
        (self.ran, self.waited, self.waitsForDisk) = (ran, waited, waitsForDisk)
    }

    /// Adds those of a thread; nothing of one that has ended.
    private mutating func add(_ thread: String) {
        // `RAN WAITED TURNS`, and `TID (NAME) STATE …` with any character in the name.
        let words = Self.read("\(thread)/schedstat").split(separator: UInt8(ascii: " "))
        guard words.count == 3, let ran = UInt64(String(decoding: words[0], as: UTF8.self)),
            let waited = UInt64(String(decoding: words[1], as: UTF8.self))
        else { return }
        self.ran += ran
        self.waited += waited
        let stat = Self.read("\(thread)/stat")
        guard let end = stat.lastIndex(of: UInt8(ascii: ")")) else { return }
        if stat[end...].dropFirst(2).first == UInt8(ascii: "D") { waitsForDisk = true }
    }

    /// The beginning of a file, which is all of it here.
    private static func read(_ path: String) -> ArraySlice<UInt8> {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { Glibc.close(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = Glibc.read(file, &buffer, buffer.count)
        return buffer[..<max(0, count)]
    }

    /// Which part of the time since an earlier moment a process is charged for: the part that its threads ran of the time in
    /// which they could run. Where none of them could, it is all of it if they sleep, and nothing if they wait for a disk.
    func share(since earlier: ProcessorTimes) -> Double {
        // Threads that have ended are no longer counted, and take their times with them.
        guard ran >= earlier.ran, waited >= earlier.waited else { return 1 }
        let (ran, waited) = (ran - earlier.ran, waited - earlier.waited)
        if ran + waited == 0 { return waitsForDisk ? 0 : 1 }
        return Double(ran) / Double(ran + waited)
    }
}
