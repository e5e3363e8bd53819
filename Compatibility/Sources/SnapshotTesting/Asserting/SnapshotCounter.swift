import Synchronization
import Testing
import XCTest

/// Numbers the snapshots of a test that have no name, from 1.
final class SnapshotCounter: Sendable {
    /// That of the process, or of a test with the trait `.snapshots`.
    @TaskLocal static var current = SnapshotCounter()

    private let counts = Mutex<[String: Int]>([:])

    func next(for test: String) -> Int {
        counts.withLock {
            $0[test, default: 0] += 1
            return $0[test, default: 0]
        }
    }

    func reset() {
        counts.withLock { $0.removeAll() }
    }

    /// A test of XCTest counts from 1 again when it is repeated.
    static func resetAfterTestCases() {
        if Test.current == nil { observation }
    }

    private static let observation: Void = XCTestObservationCenter.shared.addTestObserver(
        TestCaseObserver(counter: current))
}

private final class TestCaseObserver: XCTestObservation {
    private let counter: SnapshotCounter

    init(counter: SnapshotCounter) {
        self.counter = counter
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        counter.reset()
    }
}
