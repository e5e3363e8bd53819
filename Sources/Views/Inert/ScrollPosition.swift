public import Foundation

/// Where a content would be scrolled to.
public nonisolated struct ScrollPosition: Hashable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?

    public init(idType: (some Hashable & Sendable).Type) {}

    public init(edge: Edge) {
        self.edge = edge
    }

    public init(point: CGPoint) {
        self.point = point
    }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(point: CGPoint) { self.point = point }
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
}
