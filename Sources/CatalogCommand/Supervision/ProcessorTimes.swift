import Glibc

/// How long the threads of a process have run, and how long they could have run but other processes did.
///
/// Linux keeps both for each thread in `/proc/PID/task/TID/schedstat`, in nanoseconds.
struct ProcessorTimes: Equatable {
    var ran: UInt64 = 0
    var waited: UInt64 = 0

    /// Those of a process up to now; nothing where the system does not give them.
    init?(of process: pid_t) {
        let folder = "/proc/\(process)/task"
        guard let threads = opendir(folder) else { return nil }
        defer { closedir(threads) }
        while let entry = readdir(threads) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let times = Self.read("\(folder)/\(name)/schedstat") else { continue }
            ran += times.ran
            waited += times.waited
        }
    }

    init(ran: UInt64, waited: UInt64) {
        (self.ran, self.waited) = (ran, waited)
    }

    /// Reads `RAN WAITED TURNS`; nothing of a thread that has ended.
    private static func read(_ path: String) -> ProcessorTimes? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { Glibc.close(file) }
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = Glibc.read(file, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
        guard words.count == 3, let ran = UInt64(words[0]), let waited = UInt64(words[1]) else { return nil }
        return ProcessorTimes(ran: ran, waited: waited)
    }

    /// Which part of the time in which they could run the threads ran since an earlier moment; all of it where none of
    /// them could, as when they sleep.
    func share(since earlier: ProcessorTimes) -> Double {
        // Threads that have ended are no longer counted, and take their times with them.
        guard ran >= earlier.ran, waited >= earlier.waited else { return 1 }
        let (ran, waited) = (ran - earlier.ran, waited - earlier.waited)
        return ran + waited == 0 ? 1 : Double(ran) / Double(ran + waited)
    }
}
