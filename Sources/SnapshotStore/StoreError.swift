/// Why references or the last run could not be read or written.
public enum StoreError: Error, Equatable {
    case unreadableFile(path: String, reason: String)
    case unwritableFile(path: String, reason: String)
    case noLastRun(path: String)
    case unreadableLastRun(path: String, reason: String)
    case noCatalogFolder(path: String)
    case notACatalogFolder(path: String)
}

extension StoreError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadableFile(let path, let reason):
            "cannot read '\(path)': \(reason)"
        case .unwritableFile(let path, let reason):
            "cannot write '\(path)': \(reason)"
        case .noLastRun(let path):
            "there is no finished run in '\(path)' to approve; run 'check' first"
        case .unreadableLastRun(let path, let reason):
            "cannot read the last run in '\(path)': \(reason); run 'check' again"
        case .notACatalogFolder(let path):
            "'\(path)' holds no folder 'Catalog'"
        case .noCatalogFolder(let path):
            "neither '\(path)' nor a folder above holds 'Catalog'; go there or name it with --root"
        }
    }
}
