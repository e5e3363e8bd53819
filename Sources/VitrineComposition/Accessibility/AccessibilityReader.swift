import Foundation
import VitrineDrawing
public import VitrineGeometry
import VitrineViews

extension LaidOutNode {
    /// The elements for assistive technology in reading order: texts and labelled pictures, and whatever modifiers have
    /// made an element; not what only holds others.
    public func accessibilityElements(at origin: Point = .zero) -> [AccessibilityElement] {
        accessibilityTree(at: origin).allElements.filter(\.children.isEmpty)
    }

    /// The same elements in those that hold them, such as the cells of a list.
    ///
    /// - Parameter findsLinks: whether links within texts are elements of their own, as for those who use the component.
    public func accessibilityTree(
        at origin: Point = .zero, findsLinks: Bool = false
    ) -> AccessibilityTree {
        AccessibilityReader(findsLinks: findsLinks).tree(of: self, at: origin)
    }
}

/// Reads the accessibility tree off a laid out one.
struct AccessibilityReader {
    /// Of no account for texts, which were written out when they were resolved.
    private let environment = EnvironmentValues()
    /// Whether links within texts are elements of their own.
    var findsLinks = false

    func tree(of root: LaidOutNode, at origin: Point) -> AccessibilityTree {
        AccessibilityTree(inReadingOrder(found(in: root, .translation(x: origin.x, y: origin.y))))
    }

    /// What would be found if it were not hidden, by the outermost nodes that hide it.
    func hiddenElements(in node: LaidOutNode) -> [(id: ElementID, elements: [AccessibilityElement])] {
        if node.isInvisible { return [] }
        guard node.rare.accessibility?.isHidden == true else {
            // What stands in for the children is nowhere shown.
            return node.accessibilityContent == nil ? node.children.flatMap(hiddenElements) : []
        }
        var shown = node
        shown.rare.accessibility?.isHidden = false
        // What would say nothing is of no account.
        let elements = found(in: shown, .identity).filter {
            !$0.text.isEmpty || !$0.actions.isEmpty || $0.role != .other
        }
        return elements.isEmpty ? [] : [(node.id, elements)]
    }

    /// - Parameter space: how the coordinates that the node lies in are seen on the canvas.
    private func found(in node: LaidOutNode, _ space: Transform) -> [AccessibilityElement] {
        let properties = node.rare.accessibility
        guard !node.isInvisible, properties?.isHidden != true else { return [] }
        let frame = space.boundingBox(of: node.frame)
        let inner = node.childTransform.followed(by: space)
        var inside: [AccessibilityElement]
        if let content = node.accessibilityContent {
            inside = content.flatMap { found(in: $0, inner) }
            for index in inside.indices {
                inside[index].shownID = node.id.text
                inside[index].contentRole = .other
                inside[index].contentLabel = ""
            }
        } else {
            inside = node.children.flatMap { found(in: $0, inner) } + ownElement(of: node, frame)
            if findsLinks { inside += links(of: node, inner) }
        }
        guard let properties else { return addingInteractions(of: node, to: inside) }
        let count = inside.count { !$0.isTextLink }
        if properties.children == nil, count == 1 || count > 1 && properties.label.isEmpty {
            // Without a word about children what is said goes to the elements inside.
            return addingInteractions(of: node, to: inside).map {
                $0.isTextLink ? $0 : changed($0, by: properties)
            }
        }
        var made = elements(made: properties, of: inReadingOrder(inside), in: node, frame)
        // Among themselves they have their order already.
        for index in made.indices { made[index].rank = properties.sortPriority ?? 0 }
        return addingInteractions(of: node, to: made)
    }

    /// The elements inside a node, with its actions; one that is alone in it has its interactions as well.
    private func addingInteractions(
        of node: LaidOutNode, to elements: [AccessibilityElement]
    ) -> [AccessibilityElement] {
        var elements = elements
        let actions = node.actionContent.flatMap { tree(of: $0, at: .zero).allElements }
        for index in elements.indices where !actions.isEmpty {
            elements[index].actions += actions.map(\.label)
            elements[index].actionElements += actions
        }
        guard elements.count(where: { !$0.isTextLink }) == 1 else { return elements }
        elements[0].interactions += node.rare.interactions
        if node.rare.isDisabled { elements[0].isEnabled = false }
        return elements
    }

    /// Higher priorities first, else in the order of the tree.
    private func inReadingOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        if elements.allSatisfy({ $0.rank == 0 }) { return elements }
        return elements.enumerated()
            .sorted { (-$0.element.rank, $0.offset) < (-$1.element.rank, $1.offset) }
            .map(\.element)
    }

    /// What a node with accessibility properties makes of the elements inside: all combined, a group of them, or one in
    /// their place.
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
        var element = changed(own, by: properties)
        if !inside.isEmpty { element.childBehavior = .ignore }
        return [element]
    }

    /// What a text or a picture is by itself.
    private func ownElement(of node: LaidOutNode, _ frame: Rect) -> [AccessibilityElement] {
        let (label, role): (String, AccessibilityRole)
        switch node.kind {
        case .text(let paragraph): (label, role) = (paragraph.text, .text)
        case .image(let image): (label, role) = (image.id.name, .image)
        case .icon(let icon): (label, role) = (icon.id.name, .image)
        default: return []
        }
        var element = AccessibilityElement(id: node.id.text, frame: frame, role: role)
        element.label = label
        element.contentRole = role
        element.contentLabel = label
        element.traits = [role == .text ? "isStaticText" : "isImage"]
        return [element]
    }

    /// The links of a text, which stand where they are read.
    private func links(of node: LaidOutNode, _ inner: Transform) -> [AccessibilityElement] {
        node.rare.textLinks.enumerated().compactMap { index, link in
            let boxes = node.boxes(of: link).map(inner.boundingBox)
            guard let first = boxes.first else { return nil }
            let frame = boxes.dropFirst().reduce(first) { $0.union($1) }
            var element = AccessibilityElement(id: "\(node.id.text)/link \(index)", frame: frame, role: .link)
            element.label = link.label
            element.traits = ["isLink"]
            element.isEnabled = link.isEnabled
            element.interactions = [link.interaction]
            element.activationPoint = first.center
            element.shownID = node.id.text
            element.isTextLink = true
            return element
        }
    }

    private func combined(
        _ inside: [AccessibilityElement], into own: AccessibilityElement,
        _ properties: AccessibilityProperties
    ) -> AccessibilityElement {
        let inside = inside.filter { !$0.isTextLink }
        let words = { (values: [String]) in values.filter { !$0.isEmpty }.joined(separator: ", ") }
        var element = own
        element.label = words(inside.map(\.label))
        element.contentLabel = words(inside.map(\.contentLabel))
        if !inside.isEmpty { element.childBehavior = .combine }
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
        if properties.tellsValue { (element.label, element.value) = ("", element.text) }
        if !properties.label.isEmpty { element.label = properties.label.map(string).joined(separator: ", ") }
        if let value = properties.value { element.value = string(value) }
        if let hint = properties.hint { element.hint = string(hint) }
        if let identifier = properties.identifier { element.identifier = identifier }
        switch properties.activationPoint {
        case .share(let share):
            element.activationPoint = Point(
                x: element.frame.minX + Double(share.x) * element.frame.width,
                y: element.frame.minY + Double(share.y) * element.frame.height)
        case .offset(let offset):
            element.activationPoint = Point(
                x: element.frame.minX + Double(offset.x), y: element.frame.minY + Double(offset.y))
        case nil: break
        }
        let removed = Set(properties.removedTraits.names)
        element.traits = Set(element.traits).subtracting(removed).union(properties.traits.names).sorted()
        element.actions += properties.actions.map(string)
        element.role = properties.role ?? properties.traits.role ?? element.role
        if element.role == .textField, properties.traits.contains(.isSearchField) {
            element.role = .searchField
        }
        if let priority = properties.sortPriority {
            (element.sortPriority, element.rank) = (priority, priority)
        }
        return element
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
