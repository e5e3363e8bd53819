public import Foundation
import XCTest

extension Snapshotting {
    /// A strategy that is used after some seconds in which the main run loop goes on.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                // Nobody fulfils it: the time is what is waited for.
                _ = XCTWaiter.wait(
                    for: [XCTestExpectation(description: "the time goes by")], timeout: duration)
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
