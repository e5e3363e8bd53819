public import Foundation

/// The views of a layout, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let subviews: [LayoutSubview]
    public let layoutDirection: LayoutDirection

    package init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection)
    }
}

/// One of the views of a layout.
public nonisolated struct LayoutSubview: Equatable {
    private let place: any LayoutPlace

    package init(_ place: any LayoutPlace) {
        self.place = place
    }

    public var priority: Double { place.priority }
    public var spacing: ViewSpacing { ViewSpacing(place.spacing) }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        place.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { place.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { place.dimensions(in: proposal) }

    /// Places the view: the anchor of its box comes to the point.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        place.place(at: position, anchor: anchor, proposal: proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.place.number == right.place.number
    }
}

/// A view as the layout engine knows it.
package nonisolated protocol LayoutPlace {
    var number: Int { get }
    var priority: Double { get }
    var spacing: any SpacingWishes { get }
    var traits: LayoutTraits { get }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// Which distances a view wishes from its neighbours.
public nonisolated struct ViewSpacing: Sendable {
    package let wishes: (any SpacingWishes)?

    package init(_ wishes: (any SpacingWishes)?) {
        self.wishes = wishes
    }

    public init() {
        self.init(nil)
    }

    public static let zero = ViewSpacing()

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard let wishes, let nextWishes = next.wishes else { return 0 }
        return CGFloat(wishes.distance(to: nextWishes, along: axis))
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        guard let wishes, let otherWishes = other.wishes else { return wishes == nil ? other : self }
        return ViewSpacing(wishes.union(otherWishes))
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }
}

/// Wishes about spacing as the layout engine knows them.
package nonisolated protocol SpacingWishes: Sendable {
    func distance(to next: any SpacingWishes, along axis: Axis) -> Double
    func union(_ other: any SpacingWishes) -> any SpacingWishes
}

/// A user's layout, ready to be used for one container of one picture.
package nonisolated struct CustomArrangement: Sendable {
    package let name: String
    package let instantiate: @Sendable () -> any ArrangementInstance

    package init(name: String, instantiate: @escaping @Sendable () -> any ArrangementInstance) {
        self.name = name
        self.instantiate = instantiate
    }
}

/// A layout with what it remembers.
package nonisolated protocol ArrangementInstance: AnyObject {
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

final nonisolated class LayoutInstance<L: Layout>: ArrangementInstance {
    private let layout: L
    private var cache: L.Cache?

    init(layout: L) {
        self.layout = layout
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            if key.isHorizontal {
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            } else {
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var current = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = current }
        return body(&current)
    }
}
