/// Why no screen came.
public enum RepositoryError: Error, CustomStringConvertible {
    case offline

    public var description: String {
        switch self {
        case .offline: "You seem to be offline. Check your connection and try again."
        }
    }
}
