package import Foundation

/// A request to scroll a scroll view.
package nonisolated struct ScrollRequest: Equatable {
    package enum Target: Equatable {
        /// The view of an id.
        case view(AnyHashable)
        case edge(Edge)
        /// From the content's beginning, in points; an axis without a number stays as it is.
        case offset(x: CGFloat?, y: CGFloat?)
    }

    package var target: Target
    /// The point of the view that is to stand at the same point of the window; nothing for as little scrolling as shows it.
    package var anchor: UnitPoint?

    package init(_ target: Target, anchor: UnitPoint?) {
        self.target = target
        self.anchor = anchor
    }
}
