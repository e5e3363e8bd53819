import Foundation

/// Whether and what an assertion writes, by what its caller, the configuration and the environment say.
struct RecordingRule: Equatable {
    /// The variable that says it for a whole run.
    static let variable = "SNAPSHOT_TESTING_RECORD"

    let record: SnapshotTestingConfiguration.Record
    /// Whether the run is one of continuous integration in which nobody asked for references.
    let isRefused: Bool

    /// - Parameter asked: what the assertion or what is around it says.
    init(
        asked: SnapshotTestingConfiguration.Record?, environment: [String: String]
    ) throws(SnapshotError) {
        let value = environment[Self.variable]
        let byRun = value.flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
        if let value, byRun == nil { throw .unknownRecordMode(value) }
        record = asked ?? byRun ?? .missing
        isRefused = environment["CI"] != nil && byRun == nil
    }

    /// What holds for an assertion here and now.
    static func current(
        asked: SnapshotTestingConfiguration.Record?
    ) throws(SnapshotError) -> RecordingRule {
        try RecordingRule(
            asked: asked ?? SnapshotTestingConfiguration.current?.record ?? processRecord,
            environment: ProcessInfo.processInfo.environment)
    }
}
