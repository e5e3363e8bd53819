public import Foundation
import XCTest

extension Snapshotting {
    /// A strategy that is used after some seconds in which the main run loop goes on: what waits for the main queue is done, even
    /// where there are none.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                let passed = XCTestExpectation(description: "the time has gone by")
                DispatchQueue.main.asyncAfter(deadline: .now() + duration) { passed.fulfill() }
                _ = XCTWaiter.wait(for: [passed], timeout: duration + 1)
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
