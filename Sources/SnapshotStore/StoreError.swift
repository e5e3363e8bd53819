import Glibc

/// Why files could not be read or written, or where no references are.
public enum StoreError: Error, Equatable {
    case unreadableFile(path: String, reason: String)
    case unwritableFile(path: String, reason: String)
    /// The place as a whole may not be written, a checkout that belongs to another user for example.
    case writeProtected(path: String, reason: String)
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
