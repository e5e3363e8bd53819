public import Foundation
public import SnapshotTesting

/// Asserts that a value's snapshot is the text that stands in the call.
///
/// The source is never written: where the text is missing or another one is asked for, the failure says what to paste.
///
/// - Parameters:
///   - snapshotting: how the value becomes a text.
///   - message: what a failure begins with.
///   - record: with `all` the assertion fails with the text to paste.
///   - syntaxDescriptor: which trailing closure has the text; of interest to what writes sources.
///   - expected: the text; one that is missing fails.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let failure: String?
    do {
        let actual = try value().map { try snapshot(of: $0, as: snapshotting, timeout: timeout) }
        let comparison = InlineComparison(
            actual: actual, expected: expected?(), label: syntaxDescriptor.trailingClosureLabel)
        failure = comparison.failure(isRecording: try isRecorded(record))
    } catch {
        failure = "\(error)"
    }
    guard let failure else { return }
    let text = [message(), failure].filter { !$0.isEmpty }.joined(separator: "\n\n")
    recordFailure(text, fileID: fileID, filePath: filePath, line: line, column: column)
}

@_disfavoredOverload
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record isRecording: Bool?, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertInlineSnapshot(
        of: try value(), as: snapshotting, message: message(),
        record: isRecording.map { $0 ? .all : .missing }, timeout: timeout,
        syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
        function: function, line: line, column: column)
}
