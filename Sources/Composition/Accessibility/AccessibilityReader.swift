import Drawing
public import Geometry
public import Views

extension LaidOutNode {
    /// The elements for assistive technology in reading order: texts and labelled pictures, and whatever modifiers have
    /// made an element; not what only holds others.
    public func accessibilityElements(
        in environment: EnvironmentValues, at origin: Point = .zero
    ) -> [AccessibilityElement] {
        accessibilityTree(in: environment, at: origin).allElements.filter(\.children.isEmpty)
    }

    /// The same elements in those that hold them, such as the cells of a list.
    public func accessibilityTree(
        in environment: EnvironmentValues, at origin: Point = .zero
    ) -> AccessibilityTree {
        AccessibilityReader(environment: environment).tree(of: self, at: origin)
    }
}

/// Reads the accessibility tree off a laid out one.
private struct AccessibilityReader {
    let environment: EnvironmentValues

    /// An element with its rank among those that lie in the same one.
    private struct Ranked {
        var element: AccessibilityElement
        var priority = 0.0
    }

    func tree(of root: LaidOutNode, at origin: Point) -> AccessibilityTree {
        AccessibilityTree(inReadingOrder(found(in: root, .translation(x: origin.x, y: origin.y))))
    }

    /// - Parameter space: how the coordinates that the node lies in are seen on the canvas.
    private func found(in node: LaidOutNode, _ space: Transform) -> [Ranked] {
        let properties = node.rare.accessibility
        guard !node.isInvisible, properties?.isHidden != true else { return [] }
        let frame = space.boundingBox(of: node.frame)
        let inner = node.childTransform.followed(by: space)
        var inside: [Ranked]
        if let content = node.accessibilityContent {
            inside = content.flatMap { found(in: $0, inner) }
            for index in inside.indices { inside[index].element.shownID = node.id.text }
        } else {
            inside = node.children.flatMap { found(in: $0, inner) } + ownElement(of: node, frame)
        }
        guard let properties else { return told(inside, of: node) }
        if properties.children == nil, inside.count == 1 || inside.count > 1 && properties.label.isEmpty {
            // Without a word about children what is said goes to the elements inside.
            return told(inside, of: node).map { ranked in
                Ranked(
                    element: changed(ranked.element, by: properties),
                    priority: properties.sortPriority ?? ranked.priority)
            }
        }
        let made = elements(made: properties, of: inReadingOrder(inside), in: node, frame)
            .map { Ranked(element: $0, priority: properties.sortPriority ?? 0) }
        return told(made, of: node)
    }

    /// What can be done with a node can be done with the element that is alone in it.
    private func told(_ ranked: [Ranked], of node: LaidOutNode) -> [Ranked] {
        var ranked = ranked
        let actions = node.actionContent.flatMap { tree(of: $0, at: .zero).allElements }
        for index in ranked.indices where !actions.isEmpty {
            ranked[index].element.actions += actions.map(\.label)
            ranked[index].element.actionElements += actions
        }
        guard ranked.count == 1 else { return ranked }
        ranked[0].element.interactions += node.rare.interactions
        if node.rare.isDisabled { ranked[0].element.isEnabled = false }
        return ranked
    }

    /// Higher priorities first, else in the order of the tree.
    private func inReadingOrder(_ ranked: [Ranked]) -> [AccessibilityElement] {
        ranked.enumerated()
            .sorted { (-$0.element.priority, $0.offset) < (-$1.element.priority, $1.offset) }
            .map(\.element.element)
    }

    /// What a node comes to that is an element itself, or says what becomes of those inside.
    private func elements(
        made properties: AccessibilityProperties, of inside: [AccessibilityElement], in node: LaidOutNode,
        _ frame: Rect
    ) -> [AccessibilityElement] {
        let own = AccessibilityElement(id: node.id.text, frame: frame, role: .other)
        if properties.children == .combine { return [combined(inside, into: own, properties)] }
        if properties.children == .contain, !inside.isEmpty {
            let isNamed = !properties.label.isEmpty || properties.identifier != nil || properties.role != nil
            guard isNamed else { return inside }
            var container = changed(own, by: properties)
            container.role = properties.role ?? .group
            container.children = inside
            return [container]
        }
        return [changed(own, by: properties)]
    }

    /// What a text or a picture is by itself.
    private func ownElement(of node: LaidOutNode, _ frame: Rect) -> [Ranked] {
        let (label, role): (String, AccessibilityRole)
        switch node.kind {
        case .text(let paragraph): (label, role) = (paragraph.text, .text)
        case .image(let image): (label, role) = (image.id.name, .image)
        case .icon(let icon): (label, role) = (icon.id.name, .image)
        default: return []
        }
        var element = AccessibilityElement(id: node.id.text, frame: frame, role: role)
        element.label = label
        element.traits = [role == .text ? "isStaticText" : "isImage"]
        return [Ranked(element: element)]
    }

    private func combined(
        _ inside: [AccessibilityElement], into own: AccessibilityElement,
        _ properties: AccessibilityProperties
    ) -> AccessibilityElement {
        let words = { (values: [String]) in values.filter { !$0.isEmpty }.joined(separator: ", ") }
        var element = own
        element.label = words(inside.map(\.label))
        element.value = words(inside.map(\.value))
        element.hint = words(inside.map(\.hint))
        element.traits = Set(inside.flatMap(\.traits)).subtracting(["isStaticText", "isImage"]).sorted()
        element.actions = inside.flatMap(\.actions)
        element.actionElements = inside.flatMap(\.actionElements)
        element.interactions = inside.flatMap(\.interactions)
        element.isEnabled = inside.allSatisfy(\.isEnabled)
        if inside.count == 1 {
            element.role = inside[0].role
        } else if let control = inside.first(where: { element.traits.contains($0.role.trait ?? "") }) {
            element.role = control.role
        }
        return changed(element, by: properties)
    }

    private func changed(
        _ element: AccessibilityElement, by properties: AccessibilityProperties
    ) -> AccessibilityElement {
        var element = element
        let string = { (text: Text) in text.string(in: environment) }
        if !properties.label.isEmpty { element.label = properties.label.map(string).joined(separator: ", ") }
        if let value = properties.value { element.value = string(value) }
        if let hint = properties.hint { element.hint = string(hint) }
        if let identifier = properties.identifier { element.identifier = identifier }
        if let point = properties.activationPoint {
            element.activationPoint = Point(
                x: element.frame.minX + Double(point.x) * element.frame.width,
                y: element.frame.minY + Double(point.y) * element.frame.height)
        }
        let removed = Set(properties.removedTraits.names)
        element.traits = Set(element.traits).subtracting(removed).union(properties.traits.names).sorted()
        element.actions += properties.actions.map(string)
        element.role = properties.role ?? properties.traits.role ?? element.role
        return element
    }
}

extension AccessibilityRole {
    /// The trait that makes what holds an element of the role one of it.
    fileprivate var trait: String? {
        switch self {
        case .button: "isButton"
        case .link: "isLink"
        case .toggle: "isToggle"
        default: nil
        }
    }
}

extension AccessibilityTraits {
    /// The kind of element that has such traits.
    fileprivate var role: AccessibilityRole? {
        let roles: [(AccessibilityTraits, AccessibilityRole)] = [
            (.isLink, .link), (.isToggle, .toggle), (.isSearchField, .searchField), (.isTabBar, .tabBar),
            (.isButton, .button), (.isImage, .image), (.isStaticText, .text),
        ]
        return roles.first { contains($0.0) }?.1
    }
}
