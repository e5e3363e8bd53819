public import XCTest

extension XCTestCase {
    /// Keeps nothing: XCTest has no folder of attachments on Linux.
    public func add(_ attachment: XCTAttachment) {}
}

/// What is around a test of XCTest.
public enum XCTContext {
    /// Performs a step of a test, whose name Xcode shows in its report and nothing here.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    private struct Activity: XCTActivity {
        let name: String
    }
}

/// A step of a test.
public protocol XCTActivity {
    var name: String { get }
}

extension XCTActivity {
    /// Keeps nothing: XCTest has no folder of attachments on Linux.
    public func add(_ attachment: XCTAttachment) {}
}
