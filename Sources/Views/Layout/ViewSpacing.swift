public import Foundation

/// Which distances a view preferred from its neighbours.
public nonisolated struct ViewSpacing: Sendable {
    package enum Content: Sendable {
        /// Nothing in particular: the default distance.
        case standard
        /// No distance at all.
        case none
        case preferred(any PreferredSpacing)
    }

    package let content: Content

    package init(_ content: Content) {
        self.content = content
    }

    /// The spacing of a view that preferred nothing in particular.
    public init() {
        self.init(.standard)
    }

    public static let zero = ViewSpacing(.none)

    /// The points between two views side by side or below each other.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch (content, next.content) {
        case (.preferred(let spacing), _):
            CGFloat(preferred.distance(to: preferred.counterpart(of: next), along: axis))
        case (_, .preferred(let spacing)):
            CGFloat(preferred.counterpart(of: self).distance(to: preferred, along: axis))
        case (.standard, .standard): 8
        case (.none, _), (_, .none): 0
        }
    }

    /// What both wish together at some edges: of each kind of wish the larger one.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        switch (content, other.content) {
        case (.preferred(let spacing), _):
            ViewSpacing(.preferred(preferred.union(preferred.counterpart(of: other), edges: edges)))
        case (_, .preferred(let spacing)):
            ViewSpacing(.preferred(preferred.counterpart(of: self).union(preferred, edges: edges)))
        case (.standard, .standard), (.none, _), (.standard, .none): self
        }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }
}
