import Glibc
import SnapshotStore

/// A worker that checks a part of the snapshots for another one, as the supervisor sees it.
///
/// Nothing is lost when it ends early: snapshots whose results it has not handed over are checked by the other one, which then ends in the same way.
struct AssistantProcess {
    private let process: WorkerProcess
    private var watch: WorkerWatch
    /// Whether the system has forgotten it, and may give its number to another one.
    private var hasEnded = false
    /// The other worker's end of what connects them.
    let channel: AssistantChannel
    private let results: FileWriter

    /// Nothing where the system has no more processes or files.
    init?(limits: SupervisionPlan.Limits, work: (AssistantChannel) -> Never) {
        var ends: [Int32] = [0, 0]
        guard let results = try? FileWriter.unnamed(),
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { return nil }
        let own = AssistantChannel(results: results.descriptor, line: ends[1])
        let process = WorkerProcess(megabytes: limits.megabytes) {
            Glibc.close(ends[0])
            work(own)
        }
        Glibc.close(ends[1])
        guard let process else {
            Glibc.close(ends[0])
            return nil
        }
        self.process = process
        self.results = results
        channel = AssistantChannel(results: results.descriptor, line: ends[0])
        watch = WorkerWatch(process, limits: limits, slow: [])
        watch.forwardsPrinted = true
    }

    /// Ends it where it takes too long.
    mutating func look() {
        if !hasEnded { hasEnded = watch.look() != nil }
    }

    /// Shows what the catalogue's code has printed, now that its results are printed.
    mutating func finish() {
        if !hasEnded { watch.forwardRest() }
    }

    func end() {
        if !hasEnded { process.end() }
        process.close()
        Glibc.close(channel.line)
    }
}
