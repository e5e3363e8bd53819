public import Testing

import class Foundation.Thread

/// Runs tests on threads of their own.
///
/// Tasks share as many threads as there are processors: a test that waits there for a process keeps others from running.
public struct WaitsForProcesses: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Threads.shared) { try await function() }
    }
}

extension Trait where Self == WaitsForProcesses {
    public static var waitsForProcesses: Self { Self() }
}

private final class Threads: TaskExecutor {
    static let shared = Threads()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
