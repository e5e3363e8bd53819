import Drawing
public import Geometry
public import Views

/// What assistive technology finds at a place of a component.
public struct AccessibilityElement: Equatable, Sendable {
    /// The element's id in the tree.
    public var id: String
    /// Its place on the component, in points.
    public var frame: Rect
    public var label: String
    public var value: String
    public var hint: String
    public var identifier: String
    /// What it is and can do, by name and in alphabetical order.
    public var traits: [String]
    /// The names of what can be done with it beside the usual.
    public var actions: [String]
}

extension AccessibilityElement: CustomStringConvertible {
    public var description: String {
        let words = [label, value, hint].filter { !$0.isEmpty } + traits + actions.map { "action \($0)" }
        return (identifier.isEmpty ? words : words + ["#\(identifier)"]).joined(separator: ", ")
    }
}

extension LaidOutNode {
    /// The elements for assistive technology in reading order: texts and labelled pictures, and whatever modifiers have
    /// made an element.
    public func accessibilityElements(
        in environment: EnvironmentValues, at origin: Point = .zero
    ) -> [AccessibilityElement] {
        AccessibilityReader(environment: environment).elements(of: self, at: origin)
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

    func elements(of root: LaidOutNode, at origin: Point) -> [AccessibilityElement] {
        inReadingOrder(found(in: root, at: origin))
    }

    private func found(in node: LaidOutNode, at parentOrigin: Point) -> [Ranked] {
        let frame = node.frame.translated(by: parentOrigin)
        let properties = node.rare.accessibility
        if case .hidden = node.kind { return [] }
        guard properties?.isHidden != true else { return [] }
        let content = node.accessibilityContent ?? node.children
        var inside = content.flatMap { found(in: $0, at: frame.origin) }
        if node.accessibilityContent == nil {
            inside += ownElement(of: node, frame).map { Ranked(element: $0) }
        }
        guard let properties else { return inside }
        if properties.children == nil, inside.count == 1 || inside.count > 1 && properties.label.isEmpty {
            // Without a word about children what is said goes to the elements inside.
            return inside.map { ranked in
                Ranked(
                    element: changed(ranked.element, by: properties),
                    priority: properties.sortPriority ?? ranked.priority)
            }
        }
        return elements(made: properties, of: inReadingOrder(inside), id: node.id.text, frame)
            .map { Ranked(element: $0, priority: properties.sortPriority ?? 0) }
    }

    /// Higher priorities first, else in the order of the tree.
    private func inReadingOrder(_ ranked: [Ranked]) -> [AccessibilityElement] {
        ranked.enumerated()
            .sorted { (-$0.element.priority, $0.offset) < (-$1.element.priority, $1.offset) }
            .map(\.element.element)
    }

    /// What a node comes to that is an element itself, or says what becomes of those inside.
    private func elements(
        made properties: AccessibilityProperties, of inside: [AccessibilityElement], id: String, _ frame: Rect
    ) -> [AccessibilityElement] {
        if properties.children == .combine { return [combined(inside, properties, id: id, frame)] }
        if properties.children == .contain, !inside.isEmpty { return inside }
        let element = AccessibilityElement(
            id: id, frame: frame, label: "", value: "", hint: "", identifier: "", traits: [], actions: [])
        return [changed(element, by: properties)]
    }

    /// What a text or a picture is by itself.
    private func ownElement(of node: LaidOutNode, _ frame: Rect) -> [AccessibilityElement] {
        let (label, trait): (String, String)
        switch node.kind {
        case .text(let paragraph): (label, trait) = (paragraph.text, "isStaticText")
        case .image(let image): (label, trait) = (image.id.name, "isImage")
        case .icon(let icon): (label, trait) = (icon.id.name, "isImage")
        default: return []
        }
        return [
            AccessibilityElement(
                id: node.id.text, frame: frame, label: label, value: "", hint: "", identifier: "",
                traits: [trait],
                actions: [])
        ]
    }

    private func combined(
        _ inside: [AccessibilityElement], _ properties: AccessibilityProperties, id: String, _ frame: Rect
    ) -> AccessibilityElement {
        let words = { (values: [String]) in values.filter { !$0.isEmpty }.joined(separator: ", ") }
        let element = AccessibilityElement(
            id: id, frame: frame, label: words(inside.map(\.label)), value: words(inside.map(\.value)),
            hint: words(inside.map(\.hint)), identifier: "",
            traits: Set(inside.flatMap(\.traits)).subtracting(["isStaticText", "isImage"]).sorted(),
            actions: inside.flatMap(\.actions))
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
        let removed = Set(properties.removedTraits.names)
        element.traits = Set(element.traits).subtracting(removed).union(properties.traits.names).sorted()
        element.actions += properties.actions.map(string)
        return element
    }
}
