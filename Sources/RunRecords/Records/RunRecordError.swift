/// Why what a run found cannot be read or approved.
public enum RunRecordError: Error, Equatable {
    case noLastRun(path: String)
    case unreadableLastRun(path: String, reason: String)
    case unknownCluster(id: String)
    case unapprovableReport(path: String, reason: String)
}

extension RunRecordError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noLastRun(let path):
            "there is no finished run in '\(path)' to approve; run 'check' first"
        case .unreadableLastRun(let path, let reason):
            "cannot read the last run in '\(path)': \(reason); run 'check' again"
        case .unknownCluster(let id):
            "the last run found no changes of the cluster '\(id)'; 'check' tells which there are"
        case .unapprovableReport(let path, let reason):
            "cannot approve from the report in '\(path)': \(reason)"
        }
    }
}
