import Synchronization

/// What strategies could not do, for the assertion that runs them: a strategy gives a value and cannot throw.
final class SnapshotProblems: Sendable {
    @TaskLocal static var current = SnapshotProblems()

    private let errors = Mutex<[SnapshotError]>([])

    var first: SnapshotError? { errors.withLock { $0.first } }

    func add(_ error: SnapshotError) {
        errors.withLock { $0.append(error) }
    }

    /// The result of something that may fail, or else a value in its place, and the error for the assertion.
    static func noting<Value>(
        orElse fallback: @autoclosure () -> Value, _ body: () throws(SnapshotError) -> Value
    ) -> Value {
        do throws(SnapshotError) {
            return try body()
        } catch {
            current.add(error)
            return fallback()
        }
    }
}
