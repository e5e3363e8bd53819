import Glibc
import SnapshotStore

extension WorkerProcess {
    /// The thread that has used the processor most, which is where a loop without an end is.
    static func busiestThread(of process: pid_t) -> pid_t? {
        let folder = "/proc/\(process)/task"
        let threads = ((try? FileSystem.names(in: folder)) ?? []).compactMap { pid_t($0) }
        let times = threads.map { (thread: $0, ticks: processorTicks("\(folder)/\($0)/stat")) }
        return times.max { $0.ticks < $1.ticks }?.thread
    }

    /// The fields utime and stime of proc(5).
    private static func processorTicks(_ path: String) -> Int {
        guard let bytes = try? FileSystem.read(path) else { return 0 }
        // The second field is a name between brackets, which may hold anything.
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    }
}
