import VitrineWording

/// Why what a run found cannot be read or approved.
public enum RunRecordError: Error, Equatable {
    case noLastRun(path: String)
    case unreadableLastRun(path: String, reason: String)
    /// - Parameter report: the folder of the report that it was looked for in; nothing for the last run.
    case unknownCluster(id: String, report: String?)
    /// A pattern that matches no snapshot of a report, with up to three names of it that are near.
    case unreportedFilter(pattern: String, report: String, closest: [String])
    case unapprovableReport(path: String, reason: String)
}

extension RunRecordError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noLastRun(let path):
            "there is no finished run in '\(path)' to approve; run 'check' first"
        case .unreadableLastRun(let path, let reason):
            "cannot read the last run in '\(path)': \(reason); run 'check' again"
        case .unknownCluster(let id, nil):
            "the last run found no changes of the cluster '\(id)'; 'check' tells which there are"
        case .unknownCluster(let id, let report?):
            "the report in '\(report)' has no changes of the cluster '\(id)'; its 'summary.md' tells which there are"
        case .unreportedFilter(let pattern, let report, let closest):
            "no snapshot of the report in '\(report)' matches '\(pattern)'"
                + (closest.isEmpty ? "" : "; did you mean \(Names.choice(of: closest))?")
        case .unapprovableReport(let path, let reason):
            "cannot approve from the report in '\(path)': \(reason)"
        }
    }
}
