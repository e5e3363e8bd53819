/// Runs the tasks of views on the main thread until each is done or waits for something from outside.
///
/// Functions that belong to no actor would run on threads of the system's, and how far they got would be chance;
/// here they run on the main thread too.
@MainActor
final class TaskRunner {
    /// How often other work may go first before a task counts as waiting.
    private static let turns = 1000

    private var unfinished: Set<Int> = []

    /// The numbers of the tasks that are still waiting; these are cancelled.
    func run(_ actions: [@MainActor @Sendable () async -> Void]) async -> [Int] {
        let executor = MainThreadExecutor()
        var tasks: [Task<Void, Never>] = []
        for (number, action) in actions.enumerated() {
            unfinished.insert(number)
            tasks.append(Task(executorPreference: executor) { await self.perform(action, number: number) })
        }
        var turn = 0
        while !unfinished.isEmpty, turn < Self.turns {
            await Task.yield()
            turn += 1
        }
        for number in unfinished { tasks[number].cancel() }
        return unfinished.sorted()
    }

    private func perform(_ action: @MainActor @Sendable () async -> Void, number: Int) async {
        await action()
        unfinished.remove(number)
    }
}

/// Runs what belongs to no actor in the main actor's turns.
private final class MainThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Task { @MainActor in
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }
}
