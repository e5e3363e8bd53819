import Synchronization

/// Collects what a rendering could not have.
package final class ResourceFailures: Sendable {
    private let errors = Mutex<[any Error]>([])

    package init() {}

    package var first: (any Error)? { errors.withLock(\.first) }

    var all: [any Error] { errors.withLock(\.self) }

    func add(_ error: any Error) {
        errors.withLock { $0.append(error) }
    }
}
