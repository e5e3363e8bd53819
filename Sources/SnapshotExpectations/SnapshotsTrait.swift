public import Testing

/// Says for a suite or a test which references may be written; see ``Testing/Trait/snapshots(record:)``.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal static var recordMode: SnapshotRecordMode?

    let record: SnapshotRecordMode

    public var isRecursive: Bool { true }

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
