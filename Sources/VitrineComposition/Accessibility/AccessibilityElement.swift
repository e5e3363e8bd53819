public import VitrineGeometry
public import VitrineViews

/// An element of a component that assistive technology finds.
public struct AccessibilityElement: Equatable, Sendable {
    /// The element's id in the tree.
    public var id: String
    /// Its place on the component, in points.
    public var frame: Rect
    public var role: AccessibilityRole
    public var label = ""
    public var value = ""
    public var hint = ""
    public var identifier = ""
    /// What it is and can do, by name and in alphabetical order.
    public var traits: [String] = []
    /// The names of what can be done with it beside the usual.
    public var actions: [String] = []
    /// Whether it reacts; assistive technology calls one that does not dimmed.
    public var isEnabled = true
    /// The elements that a container holds, in reading order.
    public var children: [AccessibilityElement] = []
    /// Where a finger touches it, in points of the component.
    public var activationPoint: Point
    /// The id of what is shown of it: its own, unless it represents something else.
    package var shownID: String
    /// The elements of ``actions`` that are views, such as the buttons behind a row.
    package var actionElements: [AccessibilityElement] = []
    /// What can be done with it, the innermost first.
    package var interactions: [Int] = []
    /// The role and the label that texts and pictures give it, whatever modifiers say.
    var contentRole = AccessibilityRole.other
    var contentLabel = ""
    /// Whether it is a link in the text before it, which what is said of the text is not said of.
    var isTextLink = false
    /// What became of elements inside that cannot be found one by one; nothing where there are none.
    var childBehavior: ChildBehavior?
    /// What modifiers say of ``rank``.
    var sortPriority = 0.0
    /// Higher ones are read first among those that lie in the same element.
    var rank = 0.0

    /// How the elements inside are a part of this one.
    enum ChildBehavior: String {
        case combine
        case ignore
    }

    init(id: String, frame: Rect, role: AccessibilityRole) {
        self.id = id
        self.frame = frame
        self.role = role
        self.activationPoint = frame.center
        self.shownID = id
    }

    public var isSelected: Bool { traits.contains("isSelected") }

    /// All that it says, in one text: its label and its value, or those of the elements that it holds.
    public var text: String {
        let words = [label, value].filter { !$0.isEmpty } + children.map(\.text)
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension AccessibilityElement: CustomStringConvertible {
    public var description: String {
        let words = [label, value, hint].filter { !$0.isEmpty } + traits + actions.map { "action \($0)" }
        return (identifier.isEmpty ? words : words + ["#\(identifier)"]).joined(separator: ", ")
    }
}
