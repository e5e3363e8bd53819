import VitrineComposition
import VitrineJSONValues

/// Names elements as a person would who sees the component: by the view that declares them and by what they show.
struct ElementNames {
    let tree: ElementTree

    /// Views of the language's own that surround a user's content.
    private static let surroundings: Set<String> = ["Button", "ButtonLabel"]

    init(_ tree: ElementTree) {
        self.tree = tree
    }

    private func path(of element: Int) -> ElementPath { ElementPath(tree.description(of: element).id) }

    /// The views between an element's parent and itself, which have no element of their own.
    func composites(of element: Int) -> ArraySlice<String> {
        guard let parent = tree.elements[element].parent, tree.description(of: parent).kind != "canvas" else {
            return path(of: element).names().dropLast()
        }
        return path(of: element).names(from: ElementID(tree.description(of: parent).id).partCount).dropLast()
    }

    /// The view that declares an element.
    func component(of element: Int) -> String { component(ofLine: tree.elements[element].node, of: element) }

    /// The view that declares a modifier around an element.
    private func component(of modifier: ModifierLayer, around element: Int) -> String {
        component(ofLine: modifier.nodes[0], of: element)
    }

    private func component(ofLine line: Int, of element: Int) -> String {
        if !tree.components[line].isEmpty { return tree.components[line] }
        // Where the sidecar does not name the view, the ids do.
        if let view = composites(of: element).last(where: { !Self.surroundings.contains($0) }) {
            return view
        }
        if let parent = tree.elements[element].parent, tree.description(of: parent).kind != "canvas" {
            return component(of: parent)
        }
        return path(of: element).names().first ?? ""
    }

    /// Whether a view shows nothing but this element.
    func isRoot(_ element: Int) -> Bool {
        let views = composites(of: element)
        if views.isEmpty {
            return tree.elements[element].parent.map { tree.description(of: $0).kind == "canvas" } ?? true
        }
        let name = component(of: element)
        return views.contains { $0 == name }
    }

    /// Where a change of an element, or of a modifier around it, is.
    func place(of element: Int, modifier: ModifierLayer? = nil) -> ElementPlace {
        let id = ElementID(tree.description(of: element).id).element
        let own = self.component(of: element)
        let component = modifier.map { self.component(of: $0, around: element) } ?? own
        let declaration = declaration(of: element, in: component)
        if component != own {
            return ElementPlace(
                id: id, component: component, subject: outerName(of: element), declaration: declaration)
        }
        if let (part, host) = backdrop(element), modifier == nil {
            return ElementPlace(
                id: id, component: component, subject: subject(of: host), part: part, declaration: declaration
            )
        }
        return ElementPlace(
            id: id, component: component, subject: subject(of: element), declaration: declaration)
    }

    /// Where in a view an element is declared, without numbers among siblings and identities.
    private func declaration(of element: Int, in component: String) -> String {
        let parts = ElementID(tree.description(of: element).id).parts
        let start = parts.dropLast().lastIndex { $0.element.name == component } ?? -1
        let names = parts[(start + 1)...].map { part in
            "\(part.element.name)\(part.modifier.map { ":\($0.name)" } ?? "")"
        }
        return ([component] + names).joined(separator: "/")
    }

    /// What an element is called beside its component; nothing for the one that the component consists of.
    private func subject(of element: Int) -> String? {
        if isRoot(element) { return nil }
        if let (part, host) = backdrop(element) {
            return ([part] + [subject(of: host)].compactMap { $0 }).joined(separator: " of ")
        }
        return seen(element)
    }

    /// What a shape is for the element that it lies behind or in front of: its background, its border.
    private func backdrop(_ element: Int) -> (part: String, host: Int)? {
        let shape = tree.description(of: element)
        guard shape.kind == "shape", let parent = tree.elements[element].parent,
            let layer = layer(of: element), coveringContent(of: element) == nil
        else { return nil }
        let isBorder = layer.kind == "overlay" && shape.properties["stroke"] != nil
        return (isBorder ? shapeName(of: shape) : layer.kind, parent)
    }

    /// The modifier that puts an element behind or in front of another one.
    func layer(of element: Int) -> ModifierLayer? {
        tree.elements[element].parent.flatMap { parent in
            tree.elements[parent].layers.first { $0.contents.contains(element) }
        }
    }

    /// The component and what the element shows: `` `Badge` > text 'Sale'``.
    func name(of element: Int) -> String {
        (["`\(component(of: element))`"] + [subject(of: element)].compactMap { $0 }).joined(separator: " > ")
    }

    /// What an element is called where another view than its own is meant: `picture 'teapot'`, `` `Badge` 'Sale'``.
    private func outerName(of element: Int) -> String { coveringContent(of: element) ?? whole(element) }

    /// What a whole element is called that came or went: `` `Badge` 'Sale'``, `button 'See all'`, `icon 'heart'`.
    func whole(_ element: Int) -> String {
        guard isRoot(element), tree.elements[element].parent != nil else { return seen(element, limit: 80) }
        return (["`\(component(of: element))`"] + [quotation(of: element)].compactMap { $0 }).joined(
            separator: " ")
    }

    /// The component that an element stands in, which is not the one that it is the root of.
    func outside(_ element: Int) -> String {
        guard isRoot(element), let parent = tree.elements[element].parent else {
            return component(of: element)
        }
        return layer(of: element).map { component(of: $0, around: parent) } ?? component(of: parent)
    }

    private func isButton(_ element: Int) -> Bool {
        composites(of: element).contains { Self.surroundings.contains($0) }
    }

    /// What people see of an element: `text 'Sale'`, `picture 'teapot'`, `capsule`, `` `HStack` with 'Sale'``.
    func seen(_ element: Int, limit: Int = 40) -> String {
        let description = tree.description(of: element)
        if isButton(element), !isRoot(element) {
            return (["button"] + [quotation(of: element)].compactMap { $0 }).joined(separator: " ")
        }
        if let content = description.visibleContent { return content.name(limit: limit) }
        if description.kind == "shape" {
            return coveringContent(of: element) ?? shapeName(of: description)
        }
        if description.kind == "canvas" { return "canvas" }
        let name = path(of: element).lastName
        guard let content = quotation(of: element) else { return "`\(name)`" }
        return "`\(name)` with \(content)"
    }

    /// A shape of a user's has a name of its own; a line around something is its border.
    private func shapeName(of description: NodeDescription) -> String {
        guard case .string(let shape)? = description.properties["shape"] else { return "shape" }
        if shape.first?.isUppercase == true { return "`\(shape)`" }
        return description.properties["stroke"] == nil ? shape : "border"
    }

    /// The picture or icon that covers a shape, as photographs cover their background.
    private func coveringContent(of element: Int) -> String? {
        guard tree.description(of: element).kind == "shape" else { return nil }
        for index in tree.elements[element].layers.flatMap(\.contents) {
            for inner in tree.subtree(index) {
                if case .picture? = tree.description(of: inner).visibleContent { return seen(inner) }
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
            return shown.first.flatMap { tree.description(of: $0).visibleContent?.name() }
        }
        return tree.description(of: text).visibleContent.map { Quotation.of($0.text) }
    }

    /// The elements that show something, those behind and in front after those inside.
    private func contents(of element: Int) -> [Int] {
        let own = tree.description(of: element).visibleContent == nil ? [] : [element]
        let inner = tree.elements[element].children + tree.elements[element].layers.flatMap(\.contents)
        return own + inner.flatMap(contents)
    }
}

/// The place of a change: the element, and the view that declares it.
struct ElementPlace {
    /// The element's id.
    var id: String
    /// The view that declares what has changed.
    var component: String
    /// What the element shows; nothing for the one that the component consists of.
    var subject: String?
    /// What the element is for its subject, such as its `background`.
    var part: String?
    /// Where in the component the element is declared, without numbers among siblings and identities.
    var declaration: String
}
