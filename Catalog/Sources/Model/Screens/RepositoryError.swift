import Vitrine

/// Why no screen came.
public enum RepositoryError: Error, CustomStringConvertible {
    case offline

    public var description: String {
        switch self {
        case .offline: String(localized: "You seem to be offline. Check your connection and try again.")
        }
    }
}
