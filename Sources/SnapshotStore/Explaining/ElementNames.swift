import Composition

/// Calls elements by the end of their id that no other element shares.
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
        for length in 1..<max(parts.count, 2) {
            let end = parts.suffix(length)
            if ids.count(where: { $0.suffix(length) == end }) <= 1 { return end.joined(separator: "/") }
        }
        return element
    }
}
