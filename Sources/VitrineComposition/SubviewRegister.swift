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

    mutating func add(_ elements: [Resolver.Element]) -> [Subview] {
        elements.map { element in
            self.elements.append(element)
            return Subview(
                id: element.node.id.text, index: self.elements.count - 1, traits: element.traits)
        }
    }

    subscript(subview: Subview) -> Resolver.Element { elements[subview.index] }

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
