import Composition

/// Node descriptions as a tree, with names by which elements of two trees can be told to be the same.
struct ElementTree {
    struct Node {
        let description: NodeDescription
        /// The last part of the id without the number among its siblings, such as `Badge` or `Row(3)`.
        let name: String
        /// What it does to the element inside, such as `padding`; nothing for elements themselves.
        let modifier: String?
        var children: [Int] = []

        /// Whether a list gave the element an identity, which stays when its place does not.
        var hasIdentity: Bool { name.hasSuffix(")") }
    }

    private(set) var nodes: [Node] = []

    /// Fails where depths do not form a tree.
    init?(_ descriptions: [NodeDescription]) {
        var path: [Int] = []
        for description in descriptions {
            guard description.depth <= path.count, description.depth >= (nodes.isEmpty ? 0 : 1) else {
                return nil
            }
            path.removeLast(path.count - description.depth)
            if let parent = path.last { nodes[parent].children.append(nodes.count) }
            path.append(nodes.count)
            let id = ElementID(description.id)
            nodes.append(Node(description: description, name: id.name, modifier: id.modifier))
        }
    }

    /// The node and what it modifies, from the outermost modifier to the element itself.
    func chain(from index: Int) -> [Int] {
        var chain = [index]
        while let last = chain.last, nodes[last].modifier != nil, let inner = nodes[last].children.first {
            chain.append(inner)
        }
        return chain
    }
}

/// The parts of an id such as `Card/HStack/Text[2]:padding`.
struct ElementID {
    /// `Card/HStack/Text[2]`.
    let element: String
    /// `Text`.
    let name: String
    /// `padding`.
    let modifier: String?

    init(_ id: String) {
        let start = id.lastIndex(of: "/").map(id.index(after:)) ?? id.startIndex
        let last = id[start...]
        if let colon = last.firstIndex(of: ":"), !last[..<colon].contains("(") || last[..<colon].contains(")")
        {
            element = String(id[..<colon])
            name = Self.withoutNumber(last[..<colon])
            modifier = Self.withoutNumber(last[last.index(after: colon)...])
        } else {
            element = id
            name = Self.withoutNumber(last)
            modifier = nil
        }
    }

    private static func withoutNumber(_ text: Substring) -> String {
        guard text.hasSuffix("]"), let bracket = text.lastIndex(of: "[") else { return String(text) }
        return String(text[..<bracket])
    }
}
