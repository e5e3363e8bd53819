/// The distances that a node would like to keep from its neighbours when a stack has no spacing of its own.
public struct SpacingPreferences: Hashable, Sendable {
    /// An edge of a node, with directions resolved.
    public enum Edge: Hashable, Sendable, CaseIterable {
        case top, leading, bottom, trailing
    }

    /// What kind of content an edge shows; distances of equal categories are compared first.
    public struct Category: Hashable, Sendable {
        public let number: Int

        public init(number: Int) {
            self.number = number
        }
    }

    /// A wish for one edge; without a category it is the plain one.
    public struct Wish: Hashable, Sendable {
        public var edge: Edge
        public var category: Category?
        /// In points.
        public var distance: Double

        public init(edge: Edge, category: Category? = nil, distance: Double) {
            self.edge = edge
            self.category = category
            self.distance = distance
        }
    }

    public var wishes: [Wish]

    public init(_ wishes: [Wish] = []) {
        self.wishes = wishes
    }
}
