import Glibc

/// Why references or the last run could not be read or written.
public enum StoreError: Error, Equatable {
    case unreadableFile(path: String, reason: String)
    case unwritableFile(path: String, reason: String)
    /// The place as a whole may not be written, a checkout that belongs to another user for example.
    case writeProtected(path: String, reason: String)
    case noLastRun(path: String)
    case unreadableLastRun(path: String, reason: String)
    case unknownCluster(id: String)
    /// Some that are missing, and how many others.
    case missingShards([String], others: Int)
    case unmergeableReport(path: String, reason: String)
    case unapprovableReport(path: String, reason: String)
    case notAReport(path: String)
    case reportOverInput(path: String, input: String)
    case noCatalogFolder(path: String)
    case notACatalogFolder(path: String)
}

extension StoreError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadableFile(let path, let reason):
            "cannot read '\(path)': \(reason)"
        case .unwritableFile(let path, let reason), .writeProtected(let path, let reason):
            "cannot write '\(path)': \(reason)"
        case .noLastRun(let path):
            "there is no finished run in '\(path)' to approve; run 'check' first"
        case .unreadableLastRun(let path, let reason):
            "cannot read the last run in '\(path)': \(reason); run 'check' again"
        case .unknownCluster(let id):
            "the last run found no changes of the cluster '\(id)'; 'check' tells which there are"
        case .missingShards(let shards, let others):
            "cannot merge the reports: \(shards.joined(separator: ", "))"
                + (others > 0
                    ? " and \(others) more are missing" : shards.count == 1 ? " is missing" : " are missing")
        case .unmergeableReport(let path, let reason):
            "cannot merge the report in '\(path)': \(reason)"
        case .unapprovableReport(let path, let reason):
            "cannot approve from the report in '\(path)': \(reason)"
        case .notAReport(let path):
            "cannot write the report into '\(path)': the folder holds something else; name a new or empty one"
        case .reportOverInput(let path, let input):
            "cannot write the report into '\(path)': '\(input)', which it is made of, would be lost; "
                + "name another folder with -o"
        case .notACatalogFolder(let path):
            "'\(path)' holds neither a folder 'Catalog' nor a test's '__Snapshots__'"
        case .noCatalogFolder(let path):
            "neither '\(path)' nor a folder above holds 'Catalog', the folder of images, icons and content; "
                + "run the command where one is, name that place with --root, or make one"
        }
    }
}

extension StoreError {
    /// What the system said when something could not be written.
    static func unwritable(_ path: String) -> StoreError {
        switch errno {
        case EROFS, EACCES, EPERM: .writeProtected(path: path, reason: FileSystem.reason())
        default: .unwritableFile(path: path, reason: FileSystem.reason())
        }
    }
}
