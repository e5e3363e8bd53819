public import Foundation

/// A place where scrolling would come to rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}
