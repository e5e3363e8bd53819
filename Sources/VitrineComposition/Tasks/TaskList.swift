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
        for (_, running) in inOrder { running.task.cancel() }
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
        let identities = Set(identities)
        let due = inOrder.filter { identities.contains($0.key) }
        for (identity, _) in due { cancel(identity) }
        return !due.isEmpty
    }

    private func cancel(_ identity: UInt64) {
        guard let task = running.removeValue(forKey: identity)?.task else { return }
        jobs.collecting { task.cancel() }
    }

    /// The elements whose tasks wait for something from outside, in the order in which they were started.
    var waitingElements: [String] { inOrder.map(\.value.element) }

    private var inOrder: [(key: UInt64, value: Running)] {
        running.sorted { $0.value.number < $1.value.number }
    }

    private func finish(_ identity: UInt64, number: Int) {
        if running[identity]?.number == number { running[identity] = nil }
    }
}
