/// An element of a picture with the modifiers around it, in the words of explanations.
public struct InspectedElement: Equatable, Sendable {
    /// See ``NodeDescription/id``, without modifiers.
    public var id: String
    /// In how many others it lies.
    public var depth: Int
    /// `text`, `hstack`, …
    public var kind: String
    /// What people see of it: `text 'Sale'`, `` `Badge` 'Sale'``.
    public var name: String
    /// What it says or shows; nothing for containers and shapes.
    public var content: Content?
    /// The view that declares it; empty where that is not known.
    public var component: String
    public var place: PlacedBox
    /// The composite views that begin here, the outer ones first.
    public var views: [View] = []
    /// From the outermost to the innermost.
    public var modifiers: [Modifier] = []
    public var values: [Value] = []
    /// The design tokens that it and its modifiers are made of.
    public var tokens: [Token] = []
    /// The room between neighbors in a stack.
    public var gaps: [PlacedBox] = []
    /// Nothing for what is no text, and where the background is not certain.
    public var contrast: TextContrast?

    /// How much a screen covers along its edges: top, left, bottom, right; nothing for other canvases.
    public var safeArea: [Double]?

    /// What assistive technology says of it; nothing where it does not stop there.
    public var spoken: Spoken?
    /// Where its lines of text stand, from the canvas's top; none where something scales or turns them, or that is not known.
    public var baselines: [Double] = []

    /// What a screen reader says where it stops at the element.
    public struct Spoken: Equatable, Sendable {
        /// Among all stops, from 1 on.
        public var number: Int
        /// What is read, and what it is announced as.
        public var words: String
    }

    public enum Content: Hashable, Sendable {
        case text(String)
        case icon(String)
        case picture(String)
    }

    /// A composite view, which has no element of its own.
    public struct View: Equatable, Sendable {
        /// The name of its type.
        public var name: String
        /// With all that it puts around its first element.
        public var place: PlacedBox
    }

    /// What is put around an element.
    public struct Modifier: Equatable, Sendable {
        public var kind: String
        /// `padding 8 pt`.
        public var words: String
        public var place: PlacedBox
    }

    /// What gives a property its value: `color`, `color.text.secondary`.
    public struct Token: Equatable, Sendable {
        public var property: String
        public var path: String
    }

    /// What decides the look of an element: `font size`, `15 pt`.
    public struct Value: Equatable, Sendable {
        public var name: String
        public var words: String
    }
}
