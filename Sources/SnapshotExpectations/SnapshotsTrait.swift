public import Testing

/// Says for a suite or a test which references may be written; see ``Testing/Trait/snapshots(record:)``.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal static var recordMode: SnapshotRecordMode?

    let record: SnapshotRecordMode

    /// Always true: the mode of a suite is that of all tests inside.
    public var isRecursive: Bool { true }

    /// Runs a test with the mode; the innermost trait counts, and an argument of the call before it.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$recordMode.withValue(record) { try await function() }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Which references the tests may write that say nothing themselves: `@Suite(.snapshots(record: .failed))`.
    public static func snapshots(record: SnapshotRecordMode) -> SnapshotsTrait {
        SnapshotsTrait(record: record)
    }
}
