public import Composition
public import Geometry

/// One thing that is different about an element.
public struct Change: Equatable, Sendable {
    public enum Detail: Equatable, Sendable {
        /// A property of the element, or of a modifier around it; nothing where it is not set.
        case property(PropertyName, from: PropertyValue?, to: PropertyValue?)
        /// The element became one of another kind.
        case kind(from: String, to: String)
        case inserted
        case removed
        case modifierAdded(String)
        case modifierRemoved(String)
        /// The element stands elsewhere among its siblings.
        case moved
        /// A layout of a user's has put its elements elsewhere, though they and the room are as they were.
        case rearranged
        /// The element's place in its parent, in points.
        case box(from: Rect, to: Rect)
    }

    /// The element's id without modifiers.
    public var id: String
    /// The end of the id, as short as it is the only one of its kind.
    public var element: String
    public var detail: Detail
}

/// The name of a property, with the modifier that it belongs to if it is not the element's own.
public struct PropertyName: Hashable, Sendable {
    /// The kind of the element or of the modifier, see ``NodeDescription/kind``.
    public var kind: String
    public var modifier: String?
    public var name: String

    public init(kind: String, modifier: String? = nil, name: String) {
        self.kind = kind
        self.modifier = modifier
        self.name = name
    }
}

extension PropertyName: CustomStringConvertible {
    /// `leading padding`, `frame width`, `opacity`, `font size`.
    public var description: String {
        switch modifier {
        case nil: name
        // What an element is in a container around does not belong to the modifier that says it.
        case _? where isOfFlexItem: name
        case "padding"?: name == "all edges" ? "padding" : "\(name) padding"
        case let modifier? where modifier == name: name
        case let modifier?: "\(modifier) \(name)"
        }
    }

    /// Whether numbers of it are lengths in points.
    var isLength: Bool { declaration?.unit == .points }

    /// Whether it decides nothing but where things are and how large.
    var isPlace: Bool { declaration?.role == .place }

    /// Opposite edges with one distance are told as one.
    private var declaration: PropertyDeclaration? {
        let stored = ["horizontal": "leading", "vertical": "top"]
        return .named(kind == "padding" ? stored[name] ?? name : name, of: kind)
    }

    /// Whether it says how an element takes part in a `Flex`.
    var isOfFlexItem: Bool { name.hasPrefix("flex ") }
}
