import Composition

/// Calls elements as they are called in the component that declares them, wherever that is shown.
///
/// Composite views have a name in their elements' ids and no element of their own: of `Card/VStack/Badge[2]/Text`
/// with the elements `Card/VStack` and `Card/VStack/Badge[2]/Text` the last composite is the badge, and the text is
/// `Badge/Text` in this card and in all other components.
struct CauseNames {
    private let elements: Set<String>

    /// Composites of the language's own, which surround a user's content.
    private static let surroundings: Set<String> = ["Button", "ButtonLabel"]

    init(_ nodes: [NodeDescription]) {
        elements = Set(nodes.map { ElementID($0.id).element })
    }

    func name(of id: String) -> String {
        let parts = ElementID(id).element.split(separator: "/")
        let start = parts.indices.dropLast().last { index in
            !Self.surroundings.contains(Self.type(parts[index]))
                && !elements.contains(parts[...index].joined(separator: "/"))
        }
        guard let start else { return parts.joined(separator: "/") }
        return ([Self.type(parts[start])] + parts[(start + 1)...].map(String.init)).joined(separator: "/")
    }

    /// The name without a number among siblings or an identity.
    private static func type(_ part: Substring) -> String {
        String(part.prefix { $0 != "[" && $0 != "(" })
    }
}

extension ElementTree {
    /// Everything about an element, and what lies in it, that does not depend on where it is.
    func content(of index: Int) -> String {
        let node = nodes[index]
        let properties = JSONWriter.text(of: .record(node.description.properties))
        // What a modifier is put around is not part of it.
        let inner = node.children.dropFirst(node.modifier == nil ? 0 : 1).map { content(of: $0) }
        return "\(node.description.kind)[\(([properties] + inner).joined(separator: "; "))]"
    }
}
