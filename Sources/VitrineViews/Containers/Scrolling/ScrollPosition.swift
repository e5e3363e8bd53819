public import Foundation

/// The position that a content is scrolled to: a view, an edge or a distance, or where a person has scrolled it.
public nonisolated struct ScrollPosition: Hashable, Sendable {
    /// The edge that the content was asked to stand at; nothing once it was scrolled otherwise.
    public private(set) var edge: Edge?
    /// How far the content was asked to be scrolled, in points; nothing once it was scrolled otherwise.
    public private(set) var point: CGPoint?
    /// Whether a person, or a test in their place, has scrolled last.
    public private(set) var isPositionedByUser = false
    private var horizontal: CGFloat?
    private var vertical: CGFloat?
    private var id: ScrollID?
    private var anchor: UnitPoint?

    /// A position that nothing was asked of yet.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

    /// A position at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.edge = edge
    }

    /// A distance from the content's beginning, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.point = point
    }

    /// A distance from the content's beginning, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.point = CGPoint(x: x, y: y)
    }

    /// A horizontal distance from the content's beginning, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.horizontal = x
    }

    /// A vertical distance from the content's beginning, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.vertical = y
    }

    /// A view of the scroll view, by its id.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor)
    }

    /// The id of the view that the content was asked to show or, in a `scrollTargetLayout()`, was scrolled to, if it is of a
    /// type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?(as: type) }

    /// The horizontal distance that was asked for, in points.
    public var x: CGFloat? { point?.x ?? horizontal }
    /// The vertical distance that was asked for, in points.
    public var y: CGFloat? { point?.y ?? vertical }

    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition(idType: ID.self)
        self.id = ScrollID(AnyHashable(id))
        self.anchor = anchor
    }

    /// Where a person has scrolled to, by the id of the view that stands there.
    static func user(at id: AnyHashable?) -> ScrollPosition {
        var position = ScrollPosition()
        position.isPositionedByUser = true
        position.id = id.map(ScrollID.init)
        return position
    }

    /// What the scroll view is asked for; nothing where it stands as a person has left it.
    func request(anchor outer: UnitPoint?) -> ScrollRequest? {
        if isPositionedByUser { return nil }
        if let id { return ScrollRequest(.view(id.hashable), anchor: anchor ?? outer) }
        if let edge { return ScrollRequest(.edge(edge), anchor: nil) }
        if x == nil && y == nil { return nil }
        return ScrollRequest(.offset(x: x, y: y), anchor: nil)
    }
}
