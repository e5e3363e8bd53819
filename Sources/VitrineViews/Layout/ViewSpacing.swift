public import Foundation

/// Which distances a view prefers to its neighbours.
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

    /// The spacing of a view that prefers nothing in particular.
    public init() {
        self.init(.standard)
    }

    public static let zero = ViewSpacing(.none)

    /// The points between two views side by side or below each other.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch (content, next.content) {
        case (.preferred(let spacing), _):
            CGFloat(spacing.distance(to: spacing.counterpart(of: next), along: axis))
        case (_, .preferred(let spacing)):
            CGFloat(spacing.counterpart(of: self).distance(to: spacing, along: axis))
        case (.standard, .standard): 8
        case (.none, _), (_, .none): 0
        }
    }

    /// What both prefer at some edges: of each kind the larger one.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        switch (content, other.content) {
        case (.preferred(let spacing), _):
            ViewSpacing(.preferred(spacing.union(spacing.counterpart(of: other), edges: edges)))
        case (_, .preferred(let spacing)):
            ViewSpacing(.preferred(spacing.counterpart(of: self).union(spacing, edges: edges)))
        case (.standard, .standard), (.none, _), (.standard, .none): self
        }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }
}
