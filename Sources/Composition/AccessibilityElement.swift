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

    func elements(of node: LaidOutNode, at parentOrigin: Point) -> [AccessibilityElement] {
        let frame = node.frame.translated(by: parentOrigin)
        let properties = node.accessibility
        if case .hidden = node.kind { return [] }
        guard properties?.isHidden != true else { return [] }
        var inside = node.children.flatMap { elements(of: $0, at: frame.origin) }
        guard let properties else { return inside + ownElement(of: node, frame) }
        switch properties.children {
        case AccessibilityChildBehavior.ignore?:
            inside = []
        case AccessibilityChildBehavior.combine?:
            return [combined(inside, properties, id: node.id, frame)]
        default:
            // Without a word about children what is said goes to the elements inside.
            guard properties.children == nil else { break }
            let own = inside + ownElement(of: node, frame)
            if own.count == 1 { return [changed(own[0], by: properties)] }
            if own.count > 1, properties.label.isEmpty { return own.map { changed($0, by: properties) } }
            inside = []
        }
        let element = AccessibilityElement(
            id: node.id, frame: frame, label: "", value: "", hint: "", identifier: "", traits: [], actions: []
        )
        return inside.isEmpty ? [changed(element, by: properties)] : inside
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
                id: node.id, frame: frame, label: label, value: "", hint: "", identifier: "", traits: [trait],
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
