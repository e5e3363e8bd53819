import VitrineComposition

extension ElementNames {
    /// Whether people would name the element: it is a view of a user's, or shows a text or a picture.
    func isSeen(_ element: Int) -> Bool {
        isRoot(element) || tree.subtree(element).contains { tree.description(of: $0).visibleContent != nil }
    }

    /// What an element is made of, apart from texts, colours and measures.
    func outline(of element: Int) -> String {
        let own = tree.elements[element]
        let layers = own.layers.map { layer in "\(layer.kind)\(layer.contents.map(outline))" }
        return "\(tree.description(of: element).kind)\(layers)\(own.children.map(outline))"
    }

    /// Where an element is declared by what stands around it, which need not be its own component.
    func slot(of element: Int) -> String {
        let path = ElementPath(tree.description(of: element).id)
        guard let parent = tree.elements[element].parent else { return path.names().joined(separator: "/") }
        let depth = ElementID(tree.description(of: parent).id).partCount
        return "\(place(of: parent).declaration) \(path.names(from: depth).joined(separator: "/"))"
    }

    /// What was put around something, with what stands beside that: `` `HStack` with icon 'check'``.
    func wrapper(_ element: Int, without content: [Int]) -> String {
        let name = ElementPath(tree.description(of: element).id).lastName
        let inner = content.map { tree.subtree($0) }
        for index in tree.subtree(element).dropFirst() where !inner.contains(where: { $0.contains(index) }) {
            if tree.description(of: index).visibleContent != nil { return "`\(name)` with \(seen(index))" }
        }
        return "`\(name)`"
    }

    /// Where an element stands among its siblings: `before text 'Sale'`, `to the end`.
    func neighborhood(of element: Int) -> String {
        guard let parent = tree.elements[element].parent,
            let place = tree.elements[parent].children.firstIndex(of: element)
        else { return "to another place" }
        let siblings = tree.elements[parent].children
        return place + 1 < siblings.count ? "before \(whole(siblings[place + 1]))" : "to the end"
    }
}
