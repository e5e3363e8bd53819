package import Dispatch
import Synchronization

/// What a component does on queues beside the main one while it is being made, and what that asks of the main queue.
///
/// The renderer waits for all of it. What it asks for is then done in the order in which the work was begun, whichever has ended first: pictures do
/// not depend on threads.
package final class BackgroundWork: Sendable {
    package typealias Action = @Sendable () -> Void

    /// How long the renderer waits, in seconds: something that waits for the main queue itself, or never ends, would hold it for ever.
    package let patience: Int

    /// What one piece of work asks of the main queue, in its order.
    private final class Piece: Sendable {
        enum Request: Sendable {
            case action(Action)
            case piece(Piece)
            /// What is to be done once all of a group has ended.
            case notification(DispatchGroup, Action)
        }

        private let requests = Mutex<[Request]>([])

        var isEmpty: Bool { requests.withLock(\.isEmpty) }

        func add(_ request: Request) { requests.withLock { $0.append(request) } }

        /// What is to be done now, in the order in which it was asked for; notifications of groups that have not ended are added to another piece.
        func actions(keepingNotificationsIn rest: Piece) -> [Action] {
            requests.withLock(\.self).flatMap { request in
                switch request {
                case .action(let action): return [action]
                case .piece(let piece): return piece.actions(keepingNotificationsIn: rest)
                case .notification(let group, let action):
                    if group.wait(timeout: .now()) == .success { return [action] }
                    rest.add(request)
                    return []
                }
            }
        }
    }

    private struct State {
        /// What was begun since the renderer has waited last.
        var begun = Piece()
        var isGivenUp = false
    }

    @TaskLocal private static var current: Piece?

    private let state = Mutex(State())
    private let group = DispatchGroup()
    private let collectingJobs: @Sendable (_ work: Action) -> Action

    /// - Parameter collectingJobs: does a piece of work on its thread, and returns what lets the tasks that it has started or resumed go on
    ///   on the main actor.
    package init(patience: Int = 10, collectingJobs: @escaping @Sendable (_ work: Action) -> Action) {
        self.patience = patience
        self.collectingJobs = collectingJobs
    }

    /// Whether some of the work has not ended in time: the picture lacks it, and the renderer waits for none any more.
    package var isGivenUp: Bool { state.withLock(\.isGivenUp) }

    /// Whether there is nothing to wait for.
    package var isEmpty: Bool { state.withLock { $0.isGivenUp || $0.begun.isEmpty } }

    /// Begins a piece of work, which `enqueue` gives to a queue.
    package func begin(_ work: @escaping Action, enqueue: (@escaping Action) -> Void) {
        let piece = Piece()
        add(.piece(piece))
        group.enter()
        enqueue { [group, collectingJobs, resources = Resources.current] in
            let resumption = Resources.$current.withValue(resources) {
                Self.$current.withValue(piece) { collectingJobs(work) }
            }
            piece.add(.action(resumption))
            group.leave()
        }
    }

    /// Does something on the main queue once all of a group has ended, if the work that is waited for ends it.
    package func notify(_ group: DispatchGroup, _ action: @escaping Action) {
        add(.notification(group, action))
    }

    private func add(_ request: Piece.Request) { (Self.current ?? state.withLock(\.begun)).add(request) }

    /// Asks the main queue for something from within a piece of work; returns whether this is done in one.
    package func ask(_ action: @escaping Action) -> Bool {
        guard let piece = Self.current else { return false }
        piece.add(.action(action))
        return true
    }

    /// Waits for all work, and returns what is to be done on the main queue now.
    package func finish() -> [Action] {
        guard !isEmpty else { return [] }
        if group.wait(timeout: .now() + .seconds(patience)) == .timedOut {
            state.withLock { $0.isGivenUp = true }
        }
        return state.withLock { state in
            let begun = state.begun
            state.begun = Piece()
            return begun.actions(keepingNotificationsIn: state.begun)
        }
    }
}
