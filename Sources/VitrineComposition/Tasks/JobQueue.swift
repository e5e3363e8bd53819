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

    /// One for all queues, and for ever: a task that waits does not own its executor, and may go on when its queue
    /// has gone.
    private nonisolated static let executor = CollectedExecutor()
    // The queue is used by the main thread alone, and by the last one that lets go of this object.
    private nonisolated(unsafe) let handle: OpaquePointer

    package init() {
        // An executor of Swift's is a pointer and a table of functions.
        handle = job_queue_create(
            unsafeBitCast(Self.executor.asUnownedSerialExecutor(), to: job_executor.self))
    }

    deinit { job_queue_destroy(handle) }

    /// Does something on any thread, and returns what adds the jobs that it has enqueued to the queue that collects.
    package nonisolated static func jobs(of body: () -> Void) -> @Sendable () -> Void {
        let jobs = ForeignJobs(executor: executor)
        jobs.collect(body)
        return { jobs.handOver() }
    }

    /// Whether no job waits to be run.
    package var isEmpty: Bool { job_queue_is_empty(handle) }

    /// Keeps the jobs that something enqueues.
    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = job_queue_collect(handle)
        defer { job_queue_collect(previous) }
        return try body()
    }

    /// Runs all jobs, and those that they cause; returns whether there were any.
    @discardableResult
    package func run() -> Bool {
        collecting {
            var count = 0
            while count < Self.jobLimit, let pointer = job_queue_next(handle) {
                // A job is a pointer to an object of the runtime's.
                let job = unsafeBitCast(pointer, to: UnownedJob.self)
                job.runSynchronously(on: Self.executor.asUnownedSerialExecutor())
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

/// The jobs that something enqueues on a thread of its own.
private final class ForeignJobs: Sendable {
    // Used by the thread that does the work, and after that by the main one.
    private nonisolated(unsafe) let handle: OpaquePointer

    init(executor: CollectedExecutor) {
        handle = job_queue_create(unsafeBitCast(executor.asUnownedSerialExecutor(), to: job_executor.self))
    }

    deinit { job_queue_destroy(handle) }

    func collect(_ body: () -> Void) {
        let previous = job_queue_collect(handle)
        defer { job_queue_collect(previous) }
        body()
    }

    func handOver() {
        while let job = job_queue_next(handle) {
            let isKept = job_queue_add(job)
            precondition(isKept, "jobs can be handed over to a queue that collects alone")
        }
    }
}
