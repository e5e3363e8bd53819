/// Why a test cannot compare anything.
public enum ExpectationError: Error, Equatable {
    case unknownRecordMode(String)
    case unnamedInParameterizedTest
    case unusableName(String)
    case noModes
}

extension ExpectationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownRecordMode(let text):
            "SNAPSHOT_RECORD is '\(text)'; it has to be "
                + SnapshotRecordMode.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        case .unnamedInParameterizedTest:
            "a test with arguments has to name its snapshots with named:, since its cases run in any order"
        case .unusableName(let name):
            "'\(name)' cannot name a file: a name needs a letter or a digit, and at most 200 bytes"
        case .noModes: "a snapshot has to be shown in a mode"
        }
    }
}
