public import Testing

/// What `.snapshots(record:)` gives a test or a suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    public var isRecursive: Bool { true }

    /// References without a name are counted for each case of a test by itself.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await SnapshotCounter.$current.withValue(SnapshotCounter()) {
                try await function()
            }
        }
    }
}

/// The trait by its name in swift-snapshot-testing, which extensions of `Trait` name.
// swift-format-ignore: NoLeadingUnderscores
public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
    /// Counts references without a name for each case of a test by itself.
    public static var snapshots: Self { snapshots() }

    /// Changes how assertions record and tell of failures.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration: configuration)
    }
}
