import VitrineViews

/// The single views that contents have been resolved to, by the numbers that their containers know.
@MainActor
struct SubviewRegister {
    /// Which view in which environment.
    private struct Variant: Hashable {
        var source: ObjectIdentifier
        var environment: Int
    }

    private var elements: [Resolver.Element] = []
    private var variants: [Variant: [Resolver.Element]] = [:]
    /// Whether containers have put the views somewhere.
    private var arePlaced: [Bool] = []

    mutating func add(_ elements: [Resolver.Element]) -> [Subview] {
        elements.map { element in
            self.elements.append(element)
            arePlaced.append(false)
            return Subview(
                id: element.node.id.text, index: self.elements.count - 1, traits: element.traits)
        }
    }

    subscript(subview: Subview) -> Resolver.Element { elements[subview.index] }

    mutating func place(_ subview: Subview) {
        arePlaced[subview.index] = true
    }

    /// The elements of the views that no container has put anywhere, such as the screens of tabs that are not chosen.
    var unplacedElements: Set<String> {
        var ids: Set<String> = []
        for (element, isPlaced) in zip(elements, arePlaced) where !isPlaced {
            element.node.insertIDs(into: &ids)
        }
        return ids
    }

    /// The elements of the subview in another environment.
    subscript(subview: Subview, environment: Int) -> Resolver.Element? {
        guard let origin = self[subview].origin,
            let elements = variants[
                Variant(source: ObjectIdentifier(origin.source), environment: environment)],
            elements.indices.contains(origin.position)
        else { return nil }
        return elements[origin.position]
    }

    mutating func keep(_ elements: [Resolver.Element], of source: SubviewSource, for environment: Int) {
        variants[Variant(source: ObjectIdentifier(source), environment: environment)] = elements
    }
}

extension ResolvedNode {
    fileprivate func insertIDs(into ids: inout Set<String>) {
        ids.insert(id.text)
        for child in children { child.insertIDs(into: &ids) }
    }
}
