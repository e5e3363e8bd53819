import VitrineViews

/// The elements of a component that assistive technology finds, in reading order.
public struct AccessibilityTree: Equatable, Sendable {
    public var elements: [AccessibilityElement]

    public init(_ elements: [AccessibilityElement]) {
        self.elements = elements
    }

    /// All elements, containers before what they hold.
    public var allElements: [AccessibilityElement] { elements.flatMap(\.withDescendants) }
}

extension AccessibilityElement {
    /// The element and all that it holds, itself first.
    public var withDescendants: [AccessibilityElement] { [self] + children.flatMap(\.withDescendants) }

    /// The element as a line: `button "Increase"  value "2"  disabled  #plus`.
    public var summary: String {
        var words = [role.rawValue]
        if !label.isEmpty { words.append("\"\(label)\"") }
        if !value.isEmpty { words.append(" value \"\(value)\"") }
        if !hint.isEmpty { words.append(" hint \"\(hint)\"") }
        if isSelected { words.append(" selected") }
        if traits.contains("isHeader") { words.append(" heading") }
        if !isEnabled { words.append(" disabled") }
        for action in actions { words.append(" action \"\(action)\"") }
        if !identifier.isEmpty { words.append(" #\(identifier)") }
        return words.joined(separator: " ")
    }
}

extension AccessibilityTree: CustomStringConvertible {
    /// One line an element, those in containers indented.
    public var description: String { Self.lines(of: elements, indent: "").joined(separator: "\n") }

    private static func lines(of elements: [AccessibilityElement], indent: String) -> [String] {
        elements.flatMap { [indent + $0.summary] + lines(of: $0.children, indent: indent + "  ") }
    }
}
