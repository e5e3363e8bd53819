package import Foundation
import XCTest

/// The snapshot that a strategy makes of a value, for assertions that have no file.
package func snapshot<Value, Format>(
    of value: Value, as snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval
) throws -> Format {
    try SnapshotProblems.$current.withValue(SnapshotProblems()) {
        try take({ value }, as: snapshotting, timeout: timeout)
    }
}

/// Whether every snapshot is recorded here and now, by what a call or what is around it says.
package func isRecorded(_ asked: SnapshotTestingConfiguration.Record?) throws -> Bool {
    try RecordingRule.current(asked: asked).record == .all
}

/// Lets a strategy make a snapshot, waiting for one that calls back later.
func take<Value, Format>(
    _ value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval
) throws -> Format {
    let calledBack = XCTestExpectation(description: "a snapshot")
    var taken: Format?
    snapshotting.snapshot(try value()).run {
        taken = $0
        calledBack.fulfill()
    }
    if taken == nil, XCTWaiter.wait(for: [calledBack], timeout: timeout) == .timedOut {
        throw SnapshotError.timedOut(seconds: timeout)
    }
    if let problem = SnapshotProblems.current.first { throw problem }
    guard let taken else { throw SnapshotError.notTaken }
    return taken
}
