import Composition

/// Calls elements by the end of their id that no other element shares, at least by two names: `Badge/Text`.
///
/// Of a long end the first name tells elements apart and the last two say what it is: `Card(3)/…/Badge/Text`.
struct ElementNames {
    private let ids: [[Substring]]

    init(_ nodes: [NodeDescription]) {
        ids = Set(nodes.map { ElementID($0.id).element }).map { $0.split(separator: "/") }
    }

    func change(_ id: String, _ detail: Change.Detail) -> Change {
        let element = ElementID(id).element
        return Change(id: element, element: name(of: element), detail: detail)
    }

    private func name(of element: String) -> String {
        let parts = element.split(separator: "/")
        for length in min(2, parts.count)..<max(parts.count, 2) {
            let end = parts.suffix(length)
            if ids.count(where: { $0.suffix(length) == end }) <= 1 { return Self.shortened(end) }
        }
        return Self.shortened(parts[...])
    }

    static func shortened(_ parts: ArraySlice<Substring>) -> String {
        guard parts.count > 3, let first = parts.first else { return parts.joined(separator: "/") }
        return "\(first)/…/\(parts.suffix(2).joined(separator: "/"))"
    }
}
