import CatalogKit
import Glibc

/// Looks after a worker: reads what it notes and prints, counts the time of each snapshot, and ends it.
struct WorkerWatch {
    private let process: WorkerProcess
    private let limits: SupervisionPlan.Limits
    /// Snapshots that get ten times as long.
    private let slow: Set<SnapshotID>
    private(set) var progress: WorkerProgress
    /// Whether people see what the catalogue's code prints.
    var forwardsPrinted = false

    private var printed: [UInt8] = []
    private var lastLook = ContinuousClock.now
    private var lastTimes: ProcessorTimes?
    private var times: [Moment: Duration] = [:]
    /// How long a process may take to name its calls once it is lost.
    private static let graceForFrames = Duration.seconds(60)

    /// What time is counted for.
    private enum Moment: Hashable {
        case start
        case question(Int)
        case snapshot(SnapshotID)
    }

    enum End {
        case status(Int32)
        case termination(WorkerTermination)
    }

    init(_ process: WorkerProcess, limits: SupervisionPlan.Limits, slow: Set<SnapshotID>) {
        self.process = process
        self.limits = limits
        self.slow = slow
        self.progress = WorkerProgress(of: process.journal)
    }

    /// How the worker ended, once it has.
    mutating func look() -> End? {
        let status = process.endStatus()
        progress.update()
        readPrinted()
        if let status { return end(status) }
        let late = overdue(adding: elapsedTime())
        if late.isEmpty { return nil }
        let moment = terminationMoment
        if progress.crash == nil {
            requestStackTraces(during: late)
            // A snapshot that has ended meanwhile was slow and no more; a thread that has answered stands still.
            if progress.answers == 0, progress.crash == nil, late.isDisjoint(with: moments) { return nil }
        }
        process.end()
        progress.update()
        return .termination(termination(progress.crash == nil ? .timeLimit : cause(SIGKILL), at: moment))
    }

    /// Has the process name the calls that take it too long, again and again until it is where it can.
    private mutating func requestStackTraces(during late: Set<Moment>) {
        let deadline = ContinuousClock.now + Self.graceForFrames
        while progress.answers < progress.threads.count, progress.frames.isEmpty,
            !late.isDisjoint(with: moments), !process.isStopped, ContinuousClock.now < deadline
        {
            for thread in progress.threads { process.send(CrashReporter.inquiry, toThread: thread) }
            usleep(20_000)
            progress.update()
        }
    }

    /// The time since the last look, without that in which the worker waited for a processor or a disk; of a pause of this
    /// process itself no more than a little.
    private mutating func elapsedTime() -> Duration {
        let now = ContinuousClock.now
        let processorTimes = ProcessorTimes(of: process.id)
        defer { (lastLook, lastTimes) = (now, processorTimes) }
        var share = 1.0
        if let lastTimes, let processorTimes { share = processorTimes.share(since: lastTimes) }
        return min(lastLook.duration(to: now), .milliseconds(200)) * share
    }

    private mutating func overdue(adding elapsed: Duration) -> Set<Moment> {
        guard limits.seconds > 0 || progress.crash != nil else { return [] }
        let waiting = Set(progress.waiting.map(Moment.snapshot))
        var current: [Moment: Duration] = [:]
        for moment in moments {
            current[moment] = (times[moment] ?? .zero) + (waiting.contains(moment) ? .zero : elapsed)
        }
        times = current
        return Set(current.filter { moment, time in time > limit(of: moment) }.keys)
    }

    private func limit(of moment: Moment) -> Duration {
        // A process that fails to name its calls has noted that it crashes, and is given less time.
        if progress.crash != nil { return Self.graceForFrames }
        if case .snapshot(let id) = moment, slow.contains(id) { return .seconds(10 * limits.seconds) }
        return .seconds(limits.seconds)
    }

    private var moments: [Moment] {
        if let question = progress.question { return [.question(question.place)] }
        if !progress.knowsSnapshots { return [.start] }
        return progress.underWay.map(Moment.snapshot)
    }

    private mutating func readPrinted() {
        printed += process.readPrinted()
        let limit = 1 << 16
        if printed.count <= limit { return }
        if forwardsPrinted { forward(printed) }
        printed = Array(printed.suffix(forwardsPrinted ? 0 : limit))
    }

    /// Shows what the catalogue's code has printed up to now.
    mutating func forwardRest() {
        readPrinted()
        forward(printed)
        printed = []
    }

    private func forward(_ bytes: [UInt8]) {
        // The reader may have closed standard error.
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private func end(_ waitStatus: Int32) -> End {
        if let status = progress.status {
            if forwardsPrinted { forward(printed) }
            return .status(status)
        }
        let signal = waitStatus & 0x7f
        return .termination(
            termination(signal == 0 ? .exit(waitStatus >> 8 & 0xff) : cause(signal), at: terminationMoment))
    }

    private func cause(_ signal: Int32) -> WorkerTermination.Cause {
        if RuntimeFailureMessage(String(decoding: printed, as: UTF8.self)).isLackOfMemory { return .memory }
        guard let crash = progress.crash else {
            // Where not even the handler had room to run, the stack is full.
            return signal == SIGSEGV ? .stackOverflow : .signal(signal)
        }
        return crash.isStackOverflow ? .stackOverflow : .signal(crash.signal)
    }

    private var terminationMoment: WorkerTermination.Moment {
        if let question = progress.question { return .question(question) }
        if !progress.knowsSnapshots { return .start }
        return progress.underWay.isEmpty ? .between : .snapshots(progress.underWay)
    }

    private func termination(_ cause: WorkerTermination.Cause, at moment: WorkerTermination.Moment)
        -> WorkerTermination
    {
        let words = RuntimeFailureMessage(String(decoding: printed, as: UTF8.self))
        return WorkerTermination(
            cause: cause, moment: moment, message: words.message, frames: progress.frames, limits: limits)
    }
}
