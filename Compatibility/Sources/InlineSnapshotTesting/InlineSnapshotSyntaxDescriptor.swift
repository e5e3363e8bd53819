import SnapshotTesting

/// Which of a call's trailing closures has the snapshot, for assertions that are made of
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
    public static let defaultTrailingClosureLabel = "matches"

    public var deprecatedTrailingClosureLabels: [String]
    public var trailingClosureLabel: String
    public var trailingClosureOffset: Int

    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the test at the call.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
        line: UInt, column: UInt
    ) {
        recordFailure(message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
