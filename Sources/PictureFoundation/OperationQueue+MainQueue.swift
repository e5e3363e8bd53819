public import Foundation
import VitrineViews

// As for threads: Foundation's own says nothing of the main queue in a thread that is not the process's first.

extension OperationQueue {
    /// The queue of which this is the work; the main one where components are made.
    @_disfavoredOverload
    public static var current: OperationQueue? {
        currentOfFoundation ?? (MainQueue.isCurrent ? .main : nil)
    }
}
