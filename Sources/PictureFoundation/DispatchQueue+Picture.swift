public import Dispatch
import VitrineViews

extension DispatchQueue {
    /// Does work later; what a component asks of the main queue while it is being made is done before its picture, as what a task does.
    ///
    /// It goes before Dispatch's own function, which has further parameters, where a file has both. From other threads it is the same as that.
    public func async(execute work: @escaping @Sendable () -> Void) {
        guard MainQueue.isMain(self), Resources.current != nil else {
            return async(group: nil, execute: work)
        }
        Task { @MainActor in work() }
    }
}

/// The main queue, for which Dispatch makes another object each time, by a mark.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }
}
