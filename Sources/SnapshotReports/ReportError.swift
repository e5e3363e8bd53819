/// Why a report cannot be written, or those of shards not put together.
public enum ReportError: Error, Equatable {
    /// Some that are missing, and how many others.
    case missingShards([String], others: Int)
    case unmergeableReport(path: String, reason: String)
    case notAReport(path: String)
    case reportOverInput(path: String, input: String)
}

extension ReportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingShards(let shards, let others):
            "cannot merge the reports: \(shards.joined(separator: ", "))"
                + (others > 0
                    ? " and \(others) more are missing" : shards.count == 1 ? " is missing" : " are missing")
        case .unmergeableReport(let path, let reason):
            "cannot merge the report in '\(path)': \(reason)"
        case .notAReport(let path):
            "cannot write the report into '\(path)': the folder holds something else; name a new or empty one"
        case .reportOverInput(let path, let input):
            "cannot write the report into '\(path)': '\(input)', which it is made of, would be lost; "
                + "name another folder with -o"
        }
    }
}
