public import Foundation

// As the current locale: where a file imports Foundation itself, it takes Foundation's, which asks for the process's first thread.

extension Thread {
    /// Whether this is where components are made, which is the main queue's work whatever its thread.
    @_disfavoredOverload
    public static var isMainThread: Bool { MainQueue.isCurrent }

    /// Whether the thread is the one where components are made.
    @_disfavoredOverload
    public var isMainThread: Bool { self === Thread.current && MainQueue.isCurrent }
}
