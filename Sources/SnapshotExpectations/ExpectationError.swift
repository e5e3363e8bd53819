/// Why a test cannot compare anything.
public enum ExpectationError: Error, Equatable {
    /// The environment variable `SNAPSHOT_RECORD` has a value that is no ``SnapshotRecordMode``.
    case unknownRecordMode(String)
    /// A test with arguments took a snapshot without a name, so that its cases would have the same one.
    case unnamedInParameterizedTest
    /// Two tests take snapshots without a name in functions of one name in one file, whose numbers would depend on which test
    /// comes first.
    case sharedNumbers(function: String, file: String)
    /// A name without a letter or a digit, or of more than 200 bytes.
    case unusableName(String)
    /// A snapshot with an empty list of modes.
    case noModes
}

extension ExpectationError: CustomStringConvertible {
    /// What kept the expectation from being checked, and what helps.
    public var description: String {
        switch self {
        case .unknownRecordMode(let text):
            "SNAPSHOT_RECORD is '\(text)'; it has to be "
                + SnapshotRecordMode.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        case .unnamedInParameterizedTest:
            "a test with arguments has to name its snapshots with named:, since its cases run in any order"
        case .sharedNumbers(let function, let file):
            "several tests take snapshots in \(function) of \(file), so their numbers would depend on which comes first; "
                + "name the snapshots with named:, or the tests differently"
        case .unusableName(let name):
            "'\(name)' cannot name a file: a name needs a letter or a digit, and at most 200 bytes"
        case .noModes: "a snapshot has to be shown in a mode"
        }
    }
}
