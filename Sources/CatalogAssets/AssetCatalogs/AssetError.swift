/// Why an asset cannot be had.
public enum AssetError: Error, Equatable {
    public enum Kind: String, Sendable {
        case color = "colour"
        case image
    }

    case missing(Kind, name: String, place: String, closest: String?)
    case noCatalog(Kind, name: String, place: String)
    case unreadable(Kind, name: String, place: String, reason: String)
}

extension AssetError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let kind, let name, let place, let closest?):
            "there is no \(kind.rawValue) '\(name)' in the asset catalogues of \(place); "
                + "did you mean '\(closest)'?"
        case .missing(let kind, let name, let place, nil):
            "there is no \(kind.rawValue) '\(name)' in the asset catalogues of \(place)"
        case .noCatalog(let kind, let name, let place):
            "there is no \(kind.rawValue) '\(name)', for \(place) has no asset catalogue (*.xcassets)"
        case .unreadable(let kind, let name, let place, let reason):
            "cannot read the \(kind.rawValue) '\(name)' in the asset catalogues of \(place): \(reason)"
        }
    }
}

/// A fault of a set, without the set's name.
struct AssetReason: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
