import VitrineComposition
import VitrineJSONValues

/// The elements of a sidecar as a tree, each with the modifiers around it.
struct ElementTree {
    /// An element with what is put around it.
    struct Element {
        /// The line of the element itself.
        var node: Int
        /// The modifiers around it, the outermost first.
        var layers: [ModifierLayer] = []
        /// What lies in it, without what lies behind or in front of it.
        var children: [Int] = []
        var parent: Int?
        /// What a list or an explicit id calls it or the composite view that it is the root of.
        var identity: String?
        /// Equal for elements that are equal with everything in and around them, apart from ids and boxes.
        var shape = 0
        /// The same without the modifiers around it.
        var core = 0

        /// The lines of the element and its modifiers.
        var lines: [Int] { layers.flatMap(\.nodes) + [node] }

        /// The line of the outermost modifier, whose box is the element's place.
        func outermost() -> Int { layers.first?.nodes.first ?? node }
    }

    /// Without the design tokens, which say nothing of how elements look.
    let nodes: [NodeDescription]
    private let tokens: [Int: UsedTokens]
    private let ids: [ElementID]
    /// For each line the one behind all that lies in it; the first of these follows it.
    private let ends: [Int]
    private(set) var elements: [Element] = []
    /// For each line the view that declares it; empty where the sidecar does not say it.
    let components: [String]

    /// Fails where depths do not form a tree.
    init?(_ nodes: [NodeDescription], numberedBy shapes: inout SubtreeShapes) {
        (self.nodes, self.tokens) = Self.separatingTokens(nodes)
        var ends = [Int](repeating: nodes.count, count: nodes.count)
        var components = [String](repeating: "", count: nodes.count)
        var ids: [ElementID] = []
        var path: [Int] = []
        ids.reserveCapacity(nodes.count)
        for index in nodes.indices {
            let depth = nodes[index].depth
            guard depth <= path.count, depth >= (index == 0 ? 0 : 1) else { return nil }
            for line in path[depth...] { ends[line] = index }
            path.removeLast(path.count - depth)
            components[index] = nodes[index].component ?? path.last.map { components[$0] } ?? ""
            let id = nodes[index].id
            ids.append(path.last.map { ElementID(id, near: ids[$0]) } ?? ElementID(id))
            path.append(index)
        }
        self.ids = ids
        self.ends = ends
        self.components = components
        guard !nodes.isEmpty else { return nil }
        elements.reserveCapacity(nodes.count)
        _ = add(0, in: nil, &shapes)
    }

    /// Adds an element by its outermost modifier, then all that lies in it.
    private mutating func add(_ outermost: Int, in parent: Int?, _ shapes: inout SubtreeShapes) -> Int {
        let position = elements.count
        var node = outermost
        while ids[node].isModifier, ends[node] > node + 1 { node += 1 }
        elements.append(Element(node: node, parent: parent))
        var layers: [ModifierLayer] = []
        layers.reserveCapacity(node - outermost)
        for modifier in outermost..<node {
            let contents = addAll(from: ends[modifier + 1], to: ends[modifier], in: position, &shapes)
            var layer = ModifierLayer(
                node: modifier, kind: nodes[modifier].kind, properties: nodes[modifier].properties,
                contents: contents)
            layer.tokens = tokens(at: modifier)
            layers.append(layer)
        }
        let inner = addAll(from: node + 1, to: ends[node], in: position, &shapes)
        let core = shapes.number(
            kind: nodes[node].kind, properties: nodes[node].properties,
            parts: inner.map { elements[$0].shape })
        var shape = core
        for index in layers.indices.reversed() {
            shape = shapes.number(
                kind: layers[index].kind, properties: layers[index].properties,
                parts: [shape] + layers[index].contents.map { elements[$0].shape })
        }
        elements[position].layers = layers
        elements[position].children = inner
        elements[position].identity = identity(of: node, in: parent)
        elements[position].core = core
        elements[position].shape = shape
        return position
    }

    /// Adds the elements that stand beside each other in some lines.
    private mutating func addAll(
        from first: Int, to end: Int, in parent: Int, _ shapes: inout SubtreeShapes
    ) -> [Int] {
        var added: [Int] = []
        var line = first
        while line < end {
            added.append(add(line, in: parent, &shapes))
            line = ends[line]
        }
        return added
    }

    /// The names in brackets between the element's parent and itself.
    private func identity(of node: Int, in parent: Int?) -> String? {
        let own = ids[node].identifiedParts(below: parent.map { ids[elements[$0].node] })
        return own.isEmpty ? nil : own.map(\.unnumbered).joined(separator: "/")
    }

    private static func separatingTokens(
        _ nodes: [NodeDescription]
    ) -> ([NodeDescription], [Int: UsedTokens]) {
        var nodes = nodes
        var tokens: [Int: UsedTokens] = [:]
        for line in nodes.indices {
            guard let stored = nodes[line].properties["tokens"] else { continue }
            tokens[line] = UsedTokens(stored)
            nodes[line].properties["tokens"] = nil
        }
        return (nodes, tokens)
    }

    /// The design tokens of a line's properties.
    func tokens(at line: Int) -> UsedTokens { tokens[line] ?? UsedTokens(nil) }

    func description(of element: Int) -> NodeDescription { nodes[elements[element].node] }

    /// The element and all that lies in and around it, parents first.
    func subtree(_ element: Int) -> Range<Int> {
        var end = element + 1
        // Elements stand behind their parents, and those of one subtree together.
        while end < elements.count, let parent = elements[end].parent, parent >= element { end += 1 }
        return element..<end
    }
}

/// A modifier around an element; paddings next to each other are one.
struct ModifierLayer {
    var kind: String
    /// The outermost first.
    var nodes: [Int]
    var properties: [String: JSONValue]
    /// The design tokens that they are made of.
    var tokens = UsedTokens(nil)
    /// The elements that it puts behind or in front of what it modifies.
    var contents: [Int]

    init(node: Int, kind: String, properties: [String: JSONValue], contents: [Int]) {
        self.kind = kind
        nodes = [node]
        self.properties = properties
        self.contents = contents
    }
}
