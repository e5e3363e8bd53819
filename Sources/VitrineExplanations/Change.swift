public import VitrineGeometry
public import VitrineJSONValues

/// One thing that is different about an element.
public struct Change: Equatable, Sendable {
    public enum Detail: Equatable, Sendable {
        /// A property of the element, or of a modifier around it; nothing where it is not set.
        case property(PropertyName, from: JSONValue?, to: JSONValue?)
        /// The element became one of another kind, with the same content.
        case kind(from: String, to: String)
        case inserted
        case removed
        /// Another element stands in its place, named as people see it.
        case replaced(by: String)
        /// A new element, so named, was put around it.
        case wrapped(in: String)
        /// The element around it, so named, is gone.
        case unwrapped(from: String)
        case modifierAdded(String)
        case modifierRemoved(String)
        /// A modifier stands inside or outside of another one than before.
        case modifierMoved(String, isInside: Bool, of: String)
        /// The file of a picture or an icon, so called, has another content.
        case pictureFile(String, from: String, to: String)
        /// The element stands elsewhere, such as `before text 'Sale'`.
        case moved(String)
        /// The element's content stands in another order.
        case order(from: [String], to: [String])
        /// A layout of a user's has put its elements elsewhere, though they and the room are as they were.
        case rearranged
        /// The element's place in its parent, in points.
        case box(from: Rect, to: Rect)
    }

    /// The element's id without modifiers.
    public var id: String
    /// The composite view that declares the element.
    public var component: String
    /// What the element shows, such as `text 'Sale'`; nothing for the one that the component consists of.
    public var subject: String?
    /// What the changed element is for its subject, such as its `background`.
    public var part: String?
    public var detail: Detail
    /// How many elements the same declaration has changed in the same way.
    public var count = 1
    public var boxes = ChangedBoxes()
    /// The design tokens of a property's values; nothing where one is no token's.
    public var token: TokenSwap?

    /// Whether it shows something else than before.
    var isOfContent: Bool {
        switch detail {
        case .property(let name, _, _): name.isShown
        case .inserted, .removed, .replaced: true
        case .kind, .wrapped, .unwrapped, .modifierAdded, .modifierRemoved, .modifierMoved, .pictureFile,
            .moved, .order, .rearranged, .box:
            false
        }
    }

    /// Whether assistive technology may read something else, or in another order.
    var isOfWords: Bool {
        switch detail {
        case .property(let name, _, _): name.isShown || name.isSpoken
        case .moved, .order: true
        case .inserted, .removed, .replaced, .kind, .wrapped, .unwrapped, .modifierAdded, .modifierRemoved,
            .modifierMoved, .pictureFile, .rearranged, .box:
            isOfContent
        }
    }

    /// Whether a whole element came or went, which its subject names.
    var isWhole: Bool {
        switch detail {
        case .inserted, .removed, .replaced, .moved, .wrapped, .unwrapped: true
        case .property, .kind, .modifierAdded, .modifierRemoved, .modifierMoved,
            .pictureFile, .order, .rearranged, .box:
            false
        }
    }
}

/// The name of a property with the kind of the element or modifier that has it.
public struct PropertyName: Hashable, Sendable {
    /// See ``NodeDescription/kind``.
    public var kind: String
    public var name: String

    public init(kind: String, name: String) {
        self.kind = kind
        self.name = name
    }
}
