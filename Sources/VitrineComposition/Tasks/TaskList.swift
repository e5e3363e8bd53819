/// The tasks that the views of a component have started, each until its view goes or starts it anew.
@MainActor
final class TaskList {
    typealias Action = @MainActor @Sendable () async -> Void

    private struct Running {
        var number: Int
        var element: String
        var task: Task<Void, Never>
    }

    private let jobs: JobQueue
    private var running: [UInt64: Running] = [:]
    private var count = 0
    /// The element whose task has been started last.
    private(set) var lastStartedElement = ""

    init(jobs: JobQueue) {
        self.jobs = jobs
    }

    // A task that waits for something from outside would wait for ever.
    isolated deinit {
        for running in running.values.sorted(by: { $0.number < $1.number }) { running.task.cancel() }
    }

    /// Whether every task is done.
    var isEmpty: Bool { running.isEmpty }

    /// Starts a task in the place of the one that the same modifier of the same view has started before.
    func start(_ action: @escaping Action, of identity: UInt64, element: String) {
        cancel(identity)
        count += 1
        let number = count
        lastStartedElement = element
        jobs.collecting {
            let task = Task { [weak self] in
                await action()
                self?.finish(identity, number: number)
            }
            running[identity] = Running(number: number, element: element, task: task)
        }
    }

    /// Cancels tasks in the order in which they were started, in which they may do their last; returns whether there were any.
    func cancel(all identities: [UInt64]) -> Bool {
        let due = identities.filter { running[$0] != nil }
            .sorted { (running[$0]?.number ?? 0) < (running[$1]?.number ?? 0) }
        for identity in due { cancel(identity) }
        return !due.isEmpty
    }

    private func cancel(_ identity: UInt64) {
        guard let task = running.removeValue(forKey: identity)?.task else { return }
        jobs.collecting { task.cancel() }
    }

    /// The elements whose tasks wait for something from outside, in the order in which they were started.
    var waitingElements: [String] {
        running.values.sorted { $0.number < $1.number }.map(\.element)
    }

    private func finish(_ identity: UInt64, number: Int) {
        if running[identity]?.number == number { running[identity] = nil }
    }
}
