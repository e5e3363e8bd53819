import SnapshotRuns

/// Which references a test may write.
///
/// A test that has recorded something fails all the same, so that a run that passes has compared with references that were
/// there before. In continuous integration, where the environment variable `CI` is set, nothing is recorded.
public enum SnapshotRecordMode: String, CaseIterable, Sendable {
    /// Those that are not there; the default.
    case missing
    /// Those that are not there, and those from which the component differs.
    case failed
    /// All, also those that match; each test that takes a snapshot fails, since it compares nothing.
    case all
    /// None; what has no reference fails.
    case never

    /// As the store knows them.
    var stored: RecordMode {
        switch self {
        case .missing: .missing
        case .failed: .changed
        case .all: .all
        case .never: .none
        }
    }

    /// The mode that counts: that of the call, or else of the trait, or else of the environment variable `SNAPSHOT_RECORD`.
    package static func effective(
        call: SnapshotRecordMode?, trait: SnapshotRecordMode?, environment: [String: String]
    ) throws(ExpectationError) -> SnapshotRecordMode {
        if !["", "0", "false"].contains(environment["CI"] ?? "") { return .never }
        if let mode = call ?? trait { return mode }
        guard let text = environment["SNAPSHOT_RECORD"], !text.isEmpty else { return .missing }
        guard let mode = SnapshotRecordMode(rawValue: text) else { throw .unknownRecordMode(text) }
        return mode
    }
}
