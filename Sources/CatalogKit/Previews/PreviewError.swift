/// Why the previews of a file cannot be shown.
public enum PreviewError: Error, Equatable {
    /// The device that a preview at `place` asks for is not among the known ones; `closest` is a known name of few
    /// other letters.
    case unknownDevice(name: String, place: SourcePlace, closest: String?)
}

extension PreviewError: CustomStringConvertible {
    /// What is wrong with the previews, and what helps.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let place, let closest?):
            "there is no device '\(name)' (\(place)); did you mean '\(closest)'?"
        case .unknownDevice(let name, let place, nil):
            "there is no device '\(name)' (\(place))"
        }
    }
}
