public import Dispatch
import VitrineViews

// These go before Dispatch's own functions, which have further parameters, where a file has both.

extension DispatchQueue {
    /// Does work later; what a component asks of a queue while it is being made is done before its picture, as what a task does.
    public func async(execute work: @escaping @Sendable () -> Void) {
        guard let background = Resources.current?.backgroundWork else {
            return async(group: nil, execute: work)
        }
        if !MainQueue.isMain(self) {
            background.begin(work) { async(group: nil, execute: $0) }
        } else if !background.ask(work) {
            Task { @MainActor in work() }
        }
    }

    /// Does work later as a part of a group.
    public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
        group.enter()
        async {
            work()
            group.leave()
        }
    }
}

extension DispatchGroup {
    /// Does work on a queue when all of the group has ended, as work of that queue's.
    public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        guard let background = Resources.current?.backgroundWork else {
            return notify(qos: .unspecified, queue: queue, execute: work)
        }
        // As Dispatch does, which takes it to another thread, too.
        nonisolated(unsafe) let work = work
        background.notify(self) { queue.async { work() } }
    }
}
