import Synchronization

/// A token whose value is asked for where contexts hold.
package nonisolated struct TokenRead: Hashable, Sendable {
    package var path: String
    package var contexts: TokenContexts

    package init(path: String, contexts: TokenContexts) {
        (self.path, self.contexts) = (path, contexts)
    }
}

/// Notes which tokens are read while a component is made; no others decide how it looks.
package final class TokenReads: Sendable {
    private let reads = Mutex<Set<TokenRead>>([])

    package init() {}

    package var all: Set<TokenRead> { reads.withLock(\.self) }

    func add(_ read: TokenRead) { reads.withLock { _ = $0.insert(read) } }
}
