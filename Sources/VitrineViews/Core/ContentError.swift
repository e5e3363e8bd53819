/// Why content cannot be had.
public enum ContentError: Error, Equatable {
    /// Content was asked for while no catalogue is being rendered, such as in a unit test of a decoder.
    case noCatalog(path: String)
    /// No file lies at the path below the catalogue's `Content/`; `closest` is a path there of few other letters.
    case missingFile(path: String, closest: String?)
    /// The file cannot be read, for the reason that the system gives.
    case unreadable(path: String, reason: String)
    /// The file is not JSON, or not that of the type, for a reason that stands at the place.
    case undecodable(place: FilePlace, type: String, reason: String)
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
        case .undecodable(let place, let type, let reason):
            "\(place): cannot be read as \(type): \(reason)"
        }
    }
}

extension ContentError: PlacedError {
    package nonisolated var place: FilePlace? {
        switch self {
        case .noCatalog, .missingFile, .unreadable: nil
        case .undecodable(let place, _, _): place
        }
    }
}
