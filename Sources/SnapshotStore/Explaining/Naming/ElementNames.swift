import Composition

/// Names elements as a person would who sees the component: by the composite view that declares them and by what they show.
struct ElementNames {
    let tree: ElementTree
    /// For each element the last composite view around it, as its path and how many names that takes of the element's.
    private var components: [Component] = []

    private struct Component {
        var name: String
        /// How many parts of the element's path name the component and what is around it.
        var depth: Int
        /// Whether the element is all that the component shows.
        var isRoot: Bool
    }

    /// Composites of the language's own, which surround a user's content.
    private static let surroundings: Set<Substring> = ["Button", "ButtonLabel"]

    init(_ tree: ElementTree) {
        self.tree = tree
        components.reserveCapacity(tree.elements.count)
        var depths: [Int] = []
        for (index, element) in tree.elements.enumerated() {
            let path = ElementPath(ElementID(tree.description(of: index).id).element)
            depths.append(tree.description(of: index).kind == "canvas" ? 0 : path.parts.count)
            var component = element.parent.map { components[$0] }
            component?.isRoot = false
            let start = element.parent.map { depths[$0] } ?? 0
            if start < path.parts.count - 1 {
                for depth in start..<path.parts.count - 1 {
                    let name = ElementPath.type(path.parts[depth])
                    if Self.surroundings.contains(name) { continue }
                    component = Component(name: String(name), depth: depth + 1, isRoot: true)
                }
            }
            if component == nil
                || component?.name == "canvas" && element.parent != nil && component?.depth == 0
            {
                let name = String(ElementPath.type(path.parts[0]))
                component = Component(name: name, depth: depths[index] == 0 ? 0 : 1, isRoot: true)
            }
            components.append(component ?? Component(name: "", depth: 0, isRoot: true))
        }
    }

    /// The composite view that declares an element.
    func component(of element: Int) -> String { components[element].name }

    /// Whether a composite view shows nothing but this element.
    func isRoot(_ element: Int) -> Bool { components[element].isRoot }

    /// Where in its component an element is declared, without numbers among siblings and identities.
    func declaration(of element: Int) -> String {
        let path = ElementPath(ElementID(tree.description(of: element).id).element)
        let inner = path.parts.dropFirst(
            max(components[element].depth, 1) - (components[element].depth == 0 ? 1 : 0))
        let names = inner.map { part in
            let modifier = ElementID(String(part)).modifier.map { ":\($0)" } ?? ""
            return "\(ElementPath.type(part))\(modifier)"
        }
        return ([components[element].name] + names).joined(separator: "/")
    }

    /// What an element is called beside its component; nothing for the one that the component consists of.
    func subject(of element: Int) -> String? {
        if isRoot(element) { return nil }
        return ground(element) ?? seen(element)
    }

    /// What a shape is for the element that it lies behind or in front of: its background, its border.
    private func ground(_ element: Int) -> String? {
        let shape = tree.description(of: element)
        guard shape.kind == "shape", let parent = tree.elements[element].parent,
            let layer = tree.elements[parent].layers.first(where: { $0.contents.contains(element) }),
            coveringContent(of: element) == nil
        else { return nil }
        let name =
            layer.kind == "overlay" && shape.properties["stroke"] != nil ? shapeName(of: shape) : layer.kind
        return ([name] + [subject(of: parent)].compactMap { $0 }).joined(separator: " of ")
    }

    /// The component and what the element shows: `` `Badge` > text 'Sale'``.
    func name(of element: Int) -> String {
        (["`\(component(of: element))`"] + [subject(of: element)].compactMap { $0 }).joined(separator: " > ")
    }

    /// What a whole element is called that came or went: `` `Badge` 'Sale'``, `button 'See all'`, `icon 'heart'`.
    func whole(_ element: Int) -> String {
        guard let composite = composite(of: element) else { return seen(element) }
        return ([composite] + [quotation(of: element)].compactMap { $0 }).joined(separator: " ")
    }

    /// The composite view or the button that an element is the root of.
    private func composite(of element: Int) -> String? {
        if isRoot(element), tree.elements[element].parent != nil { return "`\(components[element].name)`" }
        return isButton(element) ? "button" : nil
    }

    private func isButton(_ element: Int) -> Bool {
        let parts = ElementPath(tree.description(of: element).id).types
        let parent = tree.elements[element].parent.map {
            ElementPath(tree.description(of: $0).id).types.count
        }
        return parts.dropFirst(parent ?? 0).dropLast().contains { Self.surroundings.contains($0) }
    }

    /// What people see of an element: `text 'Sale'`, `picture 'teapot'`, `capsule`, `` `HStack` with 'Sale'``.
    func seen(_ element: Int) -> String {
        let description = tree.description(of: element)
        if isButton(element) {
            return (["button"] + [quotation(of: element)].compactMap { $0 }).joined(separator: " ")
        }
        if let content = description.visibleContent { return content.name }
        if description.kind == "shape" {
            if let content = coveringContent(of: element) { return content }
            return shapeName(of: description)
        }
        if description.kind == "canvas" { return "canvas" }
        let name = ElementPath.type(ElementPath(description.id).parts.last ?? "")
        guard let content = quotation(of: element) else { return "`\(name)`" }
        return "`\(name)` with \(content)"
    }

    /// Whether people would name the element: it is a composite view, or shows a text or a picture.
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
        let path = ElementPath(ElementID(tree.description(of: element).id).element).types
        guard let parent = tree.elements[element].parent else { return path.joined(separator: "/") }
        let depth = ElementPath(ElementID(tree.description(of: parent).id).element).parts.count
        return "\(declaration(of: parent)) \(path.dropFirst(depth).joined(separator: "/"))"
    }

    /// What was put around something, with what stands beside that: `` `HStack` with icon 'check'``.
    func wrapper(_ element: Int, without content: [Int]) -> String {
        let name = ElementPath.type(ElementPath(tree.description(of: element).id).parts.last ?? "")
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
        return place + 1 < siblings.count ? "before \(seen(siblings[place + 1]))" : "to the end"
    }

    /// A shape of a user's has a name of its own; a line around something is its border.
    private func shapeName(of description: NodeDescription) -> String {
        guard case .string(let shape)? = description.properties["shape"] else { return "shape" }
        if shape.first?.isUppercase == true { return "`\(shape)`" }
        return description.properties["stroke"] == nil ? shape : "border"
    }

    /// The picture or icon that covers a shape, as photographs cover their ground.
    private func coveringContent(of element: Int) -> String? {
        for index in tree.elements[element].layers.flatMap(\.contents) {
            for inner in tree.subtree(index) where tree.description(of: inner).visibleContent != nil {
                return seen(inner)
            }
        }
        return nil
    }

    /// What stands for an element's whole content: its first text, best one of its own component's, else its first
    /// picture or icon.
    func quotation(of element: Int) -> String? {
        let shown = contents(of: element)
        let texts = shown.filter {
            if case .text? = tree.description(of: $0).visibleContent { true } else { false }
        }
        guard let text = texts.first(where: { component(of: $0) == component(of: element) }) ?? texts.first
        else {
            return shown.first.flatMap { tree.description(of: $0).visibleContent?.name }
        }
        return tree.description(of: text).visibleContent.map { Quotation.of($0.text) }
    }

    /// The elements that show something, those behind and in front after those inside.
    private func contents(of element: Int) -> [Int] {
        let own = tree.description(of: element).visibleContent == nil ? [] : [element]
        return own
            + (tree.elements[element].children + tree.elements[element].layers.flatMap(\.contents))
            .flatMap(contents)
    }
}
