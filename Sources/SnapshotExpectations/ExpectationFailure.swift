import Testing
import XCTest

/// Why a test fails, with the files that show it.
package struct ExpectationFailure: Equatable, Sendable {
    package var message: String
    package var attachments: [Attachment] = []

    package struct Attachment: Equatable, Sendable {
        package var name: String
        package var bytes: [UInt8]
    }

    /// Fails the test that runs, at the line of the call.
    ///
    /// - Parameter file: the path of `site`, as XCTest takes it.
    func report(at site: CallSite, file: StaticString) {
        guard Self.isSwiftTesting else {
            return XCTFail(message, file: file, line: UInt(site.line))
        }
        let location = SourceLocation(
            fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
        for attachment in attachments {
            Testing.Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// `Test.current` is nothing in detached tasks, but the library's own argument shows that it runs.
    private static var isSwiftTesting: Bool {
        Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
}
