import Foundation

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: Sendable {
    /// The state with the lock that every use of it holds.
    private final class Storage: @unchecked Sendable {
        // Only `withLock` reads or writes the state, and the lock's users may hand in any type.
        var state: State
        let lock = NSLock()

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) {
        self.storage = Storage(initialState)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock {
    public init(initialState: State) where State: Sendable {
        self.init(uncheckedState: initialState)
    }

    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result { try withLockUnchecked(body) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(uncheckedState: ())
    }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    @available(*, noasync, message: "a lock must be released by the thread that has taken it; use withLock")
    public func lock() { storage.lock.lock() }

    @available(*, noasync, message: "a lock must be released by the thread that has taken it; use withLock")
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock unless another has it; returns whether it has.
    @available(*, noasync, message: "a lock must be released by the thread that has taken it; use withLock")
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
