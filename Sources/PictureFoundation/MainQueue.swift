import Dispatch
import Foundation

/// The main queue, for which Dispatch makes another object each time, by a mark.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether this is the main queue's work.
    ///
    /// A program with an asynchronous main function leaves its first thread, and any other may work the queue off then; one that does not is in that
    /// thread.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true || RunLoop.current === RunLoop.main
    }

    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }
}
