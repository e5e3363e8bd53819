/// Why the previews of a file cannot be shown.
public enum PreviewError: Error, Equatable {
    case unknownDevice(name: String, place: SourcePlace, closest: String?)
}

extension PreviewError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownDevice(let name, let place, let closest?):
            "there is no device '\(name)' (\(place)); did you mean '\(closest)'?"
        case .unknownDevice(let name, let place, nil):
            "there is no device '\(name)' (\(place))"
        }
    }
}
