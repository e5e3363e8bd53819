import Composition
import Geometry

extension Explanation {
    /// A property with its values in both trees.
    struct ChangedProperty {
        var name: String
        var from: PropertyValue?
        var to: PropertyValue?
    }

    /// The properties that are not equal, sorted by name.
    static func changedProperties(_ from: NodeDescription, _ to: NodeDescription) -> [ChangedProperty] {
        let (old, new) = comparableProperties(from.properties, to.properties)
        let names = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        return names.sorted().map { ChangedProperty(name: $0, from: old[$0], to: new[$0]) }
    }

    /// Whether a layout's function has changed: what it does is not in the tree, but nothing else explains that elements
    /// of the same sizes stand elsewhere in a box of the same size.
    static func isRearranged(
        _ from: ElementTree.Node, _ to: ElementTree.Node, _ old: ElementTree, _ new: ElementTree
    ) -> Bool {
        guard from.description.kind == "layout", to.description.kind == "layout",
            from.description.box.size == to.description.box.size, from.children.count == to.children.count
        else { return false }
        let before = from.children.map { old.nodes[$0].description }
        let after = to.children.map { new.nodes[$0].description }
        return before.map(\.id) == after.map(\.id) && before.map(\.box.size) == after.map(\.box.size)
            && before.map(\.box.origin) != after.map(\.box.origin)
    }

    /// Edges with one distance are compared as one, as far as they have one in both trees.
    private static func comparableProperties(
        _ from: [String: PropertyValue], _ to: [String: PropertyValue]
    ) -> ([String: PropertyValue], [String: PropertyValue]) {
        var (old, new) = (from, to)
        if (from["all edges"] == nil) != (to["all edges"] == nil) { (old, new) = (edges(from), edges(to)) }
        for (name, first, second) in [("horizontal", "leading", "trailing"), ("vertical", "top", "bottom")]
        where old[first] == old[second] && new[first] == new[second] {
            old[name] = old.removeValue(forKey: first)
            new[name] = new.removeValue(forKey: first)
            old[second] = nil
            new[second] = nil
        }
        return (old, new)
    }

    /// One distance for all edges as a distance for each.
    private static func edges(_ properties: [String: PropertyValue]) -> [String: PropertyValue] {
        var edges = properties
        let all = edges.removeValue(forKey: "all edges") ?? .number(0)
        for edge in ["top", "leading", "bottom", "trailing"] where edges[edge] == nil { edges[edge] = all }
        return edges
    }

    static func addition(of node: ElementTree.Node) -> Change.Detail {
        .modifierAdded(modifierText(of: node))
    }

    static func removal(of node: ElementTree.Node) -> Change.Detail {
        .modifierRemoved(modifierText(of: node))
    }

    /// `padding 8 pt`, or the modifier's name alone where several properties make it.
    private static func modifierText(of node: ElementTree.Node) -> String {
        let modifier = node.modifier ?? ""
        guard let property = node.description.properties.first, node.description.properties.count == 1,
            case .number(let number) = property.value
        else { return modifier }
        let name = PropertyName(kind: node.description.kind, modifier: modifier, name: property.key)
        return "\(name) \(Change.Detail.text(number))\(name.isLength ? " pt" : "")"
    }

    /// Adds the boxes that changed: of an element with its modifiers where that one did, else its own.
    ///
    /// Spacers show nothing, and the canvas follows from the component; theirs are left out.
    mutating func collectConsequences(
        _ alignment: TreeAlignment, _ old: ElementTree, _ new: ElementTree, _ names: ElementNames
    ) {
        for (outer, inner) in alignment.elements {
            for pair in [outer, inner] {
                let from = old.nodes[pair.reference].description
                let to = new.nodes[pair.actual].description
                if from.box == to.box || to.kind == "spacer" || to.kind == "canvas" { continue }
                consequences.append(names.change(to.id, .box(from: from.box, to: to.box)))
                break
            }
        }
    }
}
