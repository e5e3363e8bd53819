public import Foundation
import Testing

/// Compares a value with its reference, for assertions of one's own.
///
/// - Parameter snapshotDirectory: the folder of the reference, in place of `__Snapshots__/<test file>`.
/// - Returns: what a failure says; nothing where the value looks as its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    SnapshotCounter.resetAfterTestCases()
    let problems = SnapshotProblems()
    do {
        let rule = try RecordingRule.current(asked: record)
        let file = SnapshotFile(
            testFile: "\(filePath)", test: testName, name: name, folder: snapshotDirectory,
            pathExtension: snapshotting.pathExtension)
        return try withSnapshotTesting(record: rule.record) {
            try SnapshotProblems.$current.withValue(problems) {
                let snapshot = try take(value, as: snapshotting, timeout: timeout)
                let verification = SnapshotVerification(file: file, name: name, rule: rule)
                guard let failure = try verification.failure(of: snapshot, by: snapshotting.diffing) else {
                    return nil
                }
                let place = SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
                for attachment in failure.attachments { attachment.record(for: file, at: place) }
                return failure.message
            }
        }
    } catch {
        return "\(error)"
    }
}
