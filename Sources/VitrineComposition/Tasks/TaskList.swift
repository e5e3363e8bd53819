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
        for identity in running.keys { running[identity]?.task.cancel() }
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

    /// Returns whether there was such a task.
    @discardableResult
    func cancel(_ identity: UInt64) -> Bool {
        guard let task = running.removeValue(forKey: identity)?.task else { return false }
        jobs.collecting { task.cancel() }
        return true
    }

    /// The elements whose tasks wait for something from outside, in the order in which they were started.
    var waitingElements: [String] {
        running.values.sorted { $0.number < $1.number }.map(\.element)
    }

    private func finish(_ identity: UInt64, number: Int) {
        if running[identity]?.number == number { running[identity] = nil }
    }
}
