/// Why content cannot be had.
public enum ContentError: Error, Equatable {
    case noCatalog(path: String)
    case missingFile(path: String, closest: String?)
    case unreadable(path: String, reason: String)
    case undecodable(path: String, type: String, reason: String)
}

extension ContentError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noCatalog(let path):
            "cannot read the content '\(path)' outside of a rendering"
        case .missingFile(let path, let closest?):
            "the content file '\(path)' does not exist; did you mean '\(closest)'?"
        case .missingFile(let path, nil):
            "the content file '\(path)' does not exist"
        case .unreadable(let path, let reason):
            "cannot read the content '\(path)': \(reason)"
        case .undecodable(let path, let type, let reason):
            "cannot read the content '\(path)' as \(type): \(reason)"
        }
    }
}
