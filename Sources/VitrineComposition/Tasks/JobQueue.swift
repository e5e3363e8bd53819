import CJobQueue
import Dispatch

/// Runs what a component does concurrently on the main thread, synchronously, until all of it is done or waits for
/// something from outside.
///
/// Jobs that are enqueued while the queue collects are added to it, whichever actor they belong to: how far tasks get is no
/// chance, and the renderer has to wait for none of them.
@MainActor
package final class JobQueue {
    /// How many jobs may follow each other before the rest counts as waiting, such as for a value that is polled.
    private static let jobLimit = 10_000

    private let jobs = CollectedJobs()

    package init() {}

    /// Does something on any thread, and returns what adds the jobs that it has enqueued to the queue that collects.
    package nonisolated static func jobs(of body: () -> Void) -> @Sendable () -> Void {
        let jobs = CollectedJobs()
        jobs.collecting(body)
        return {
            while let job = jobs.next() {
                let isKept = job_queue_add(job)
                precondition(isKept, "jobs can be handed over to a queue that collects alone")
            }
        }
    }

    /// Whether no job waits to be run.
    package var isEmpty: Bool { jobs.isEmpty }

    /// Keeps the jobs that something enqueues.
    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try jobs.collecting(body)
    }

    /// Runs all jobs, and those that they cause; returns whether there were any.
    @discardableResult
    package func run() -> Bool {
        collecting {
            var count = 0
            while count < Self.jobLimit, let pointer = jobs.next() {
                // A job is a pointer to an object of the runtime's.
                let job = unsafeBitCast(pointer, to: UnownedJob.self)
                job.runSynchronously(on: CollectedJobs.executor.asUnownedSerialExecutor())
                count += 1
            }
            return count > 0
        }
    }
}

/// Stands for the main actor's executor while a queue collects.
private final class CollectedExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if job_queue_add(unsafeBitCast(job, to: UnsafeMutableRawPointer.self)) { return }
        // What goes on after it has waited for something from outside does so in a turn of the main actor's.
        Task { @MainActor in job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    // The queue collects jobs on the main actor alone.
    func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
}

/// The jobs that something enqueues on its thread.
private final class CollectedJobs: Sendable {
    /// One for all jobs, and for ever: a task that waits does not own its executor, and may go on when its queue
    /// has gone.
    static let executor = CollectedExecutor()
    // Used by the thread that collects, after that by the main one, and by the last one that lets go of this object.
    private nonisolated(unsafe) let handle: OpaquePointer

    init() {
        // An executor of Swift's is a pointer and a table of functions.
        handle = job_queue_create(
            unsafeBitCast(Self.executor.asUnownedSerialExecutor(), to: job_executor.self))
    }

    deinit { job_queue_destroy(handle) }

    var isEmpty: Bool { job_queue_is_empty(handle) }

    func next() -> UnsafeMutableRawPointer? { job_queue_next(handle) }

    func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = job_queue_collect(handle)
        defer { job_queue_collect(previous) }
        return try body()
    }
}
