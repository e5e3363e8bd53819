import Testing
import XCTest

/// Fails the test that runs, of Swift Testing or of XCTest.
package func recordFailure(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    if Test.current == nil {
        XCTFail(message, file: filePath, line: line)
    } else {
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}
