import Synchronization

/// Changes how the assertions of an operation record and tell of failures; what is not said stays as it is.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration.inherited(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Changes how the assertions of an operation record and tell of failures; what is not said stays as it is.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration.inherited(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

extension SnapshotTestingConfiguration {
    /// What holds inside of an operation that says something itself.
    static func inherited(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}

/// What older tests set for all that follow.
private let processConfiguration = Mutex(SnapshotTestingConfiguration(record: nil, diffTool: nil))

/// Whether every reference is written anew, unless an assertion or ``withSnapshotTesting(record:diffTool:operation:)`` says
/// otherwise.
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? processRecord) == .all }
    set { processConfiguration.withLock { $0.record = newValue ? .all : .missing } }
}

/// Which tool a failure names, unless ``withSnapshotTesting(record:diffTool:operation:)`` says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? processDiffTool ?? .default }
    set { processConfiguration.withLock { $0.diffTool = newValue } }
}

var processRecord: SnapshotTestingConfiguration.Record? { processConfiguration.withLock { $0.record } }
private var processDiffTool: SnapshotTestingConfiguration.DiffTool? {
    processConfiguration.withLock { $0.diffTool }
}
