import Views

/// The single views that contents have been resolved to, by the numbers that their containers know.
@MainActor
struct SubviewRegister {
    /// Where some subviews come from.
    struct Source {
        var content: any View
        var scope: Scope
    }

    private struct Entry {
        var element: Resolver.Element
        var source: Int?
        /// The place among the views of the source.
        var position: Int
    }

    /// Which content in which environment.
    private struct Variant: Hashable {
        var source: Int
        var environment: Int
    }

    private var entries: [Entry] = []
    private var sources: [Source] = []
    private var variants: [Variant: [Resolver.Element]] = [:]

    mutating func add(_ elements: [Resolver.Element], from source: Source?) -> [Subview] {
        if let source { sources.append(source) }
        let sourceNumber = source == nil ? nil : sources.count - 1
        return elements.enumerated().map { position, element in
            entries.append(Entry(element: element, source: sourceNumber, position: position))
            return Subview(id: element.node.id.text, index: entries.count - 1, traits: element.traits)
        }
    }

    func source(of subview: Subview) -> Source? {
        entries[subview.index].source.map { sources[$0] }
    }

    subscript(subview: Subview) -> Resolver.Element { entries[subview.index].element }

    /// The elements of the subview in another environment.
    subscript(subview: Subview, environment: Int) -> Resolver.Element? {
        let entry = entries[subview.index]
        guard let source = entry.source,
            let elements = variants[Variant(source: source, environment: environment)],
            elements.indices.contains(entry.position)
        else { return nil }
        return elements[entry.position]
    }

    mutating func keep(_ elements: [Resolver.Element], of subview: Subview, for environment: Int) {
        guard let source = entries[subview.index].source else { return }
        variants[Variant(source: source, environment: environment)] = elements
    }
}
