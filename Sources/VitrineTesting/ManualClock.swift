import Synchronization

/// A clock that a test moves: no time passes, and tasks that sleep wake up when the test says so.
///
/// Components take it from the environment, `@Environment(\.clock)`, or as an argument.
public final class ManualClock: Clock, Sendable {
    /// A time of the clock, which begins at 0.
    public struct Instant: InstantProtocol, Sendable {
        /// The time since the clock was made.
        public let offset: Duration

        /// The time later by a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The duration from this time to another; negative if that is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether one is before the other.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        var number: Int
        var end: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        var count = 0
        /// Those that were cancelled before they slept.
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    /// A clock that stands at 0.
    public init() {}

    /// The time that the clock stands at.
    public var now: Instant { state.withLock(\.now) }

    /// Zero: the clock stands at just the time that it was moved to.
    public var minimumResolution: Duration { .zero }

    /// Waits until a test has moved the clock to the time, which may be never; throws a `CancellationError` if the
    /// task is cancelled before. The tolerance is not used.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers.append(Sleeper(number: number, end: deadline, continuation: continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let index = state.sleepers.firstIndex { $0.number == number }
                if index == nil { state.cancelled.insert(number) }
                return index.map { state.sleepers.remove(at: $0) }
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves the time, and wakes up the tasks whose sleep is over, by its end and then in the order in which they fell asleep.
    public func advance(by duration: Duration) {
        let awake = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let awake = state.sleepers.filter { $0.end <= state.now }
            state.sleepers.removeAll { $0.end <= state.now }
            return awake.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
        }
        for sleeper in awake { sleeper.continuation.resume() }
    }

    /// How long it is until the next task wakes up.
    var timeToNextSleeper: Duration? {
        state.withLock { state in state.sleepers.map(\.end).min().map { state.now.duration(to: $0) } }
    }
}
