import Synchronization

/// Whether something has changed that views have read.
package nonisolated final class ChangeMark: Sendable {
    private let mark = Atomic(false)

    package init() {}

    package var isSet: Bool { mark.load(ordering: .relaxed) }

    package func set() { mark.store(true, ordering: .relaxed) }
    package func clear() { mark.store(false, ordering: .relaxed) }
}
