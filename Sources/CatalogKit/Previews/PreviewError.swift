/// Why the previews of a file cannot be shown.
public enum PreviewError: Error, Equatable {
    case unnamed(first: SourcePlace, others: [SourcePlace])
    case unknownDevice(name: String, place: SourcePlace, closest: String?)
}

extension PreviewError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unnamed(let first, let others) where others.allSatisfy({ $0 == first }):
            "\(others.count + 1) previews of \(first) have no name; "
                + "only one of a file may be without: say .previewDisplayName(\"…\")"
        case .unnamed(let first, let others):
            "the previews \(([first] + others).map(\.description).joined(separator: ", ")) have no name; "
                + "only one of a file may be without: write #Preview(\"…\")"
        case .unknownDevice(let name, let place, let closest?):
            "there is no device '\(name)' (\(place)); did you mean '\(closest)'?"
        case .unknownDevice(let name, let place, nil):
            "there is no device '\(name)' (\(place))"
        }
    }
}
