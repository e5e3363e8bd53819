public import Foundation

/// The views of a layout, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let subviews: [LayoutSubview]
    public let layoutDirection: LayoutDirection
    /// Arranges the views in the engine's own ways.
    let engine: any ArrangingEngine

    package init(
        _ subviews: [LayoutSubview], layoutDirection: LayoutDirection, engine: any ArrangingEngine
    ) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
        self.engine = engine
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection, engine: engine)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.subviews == right.subviews && left.layoutDirection == right.layoutDirection
    }
}

/// One of the views of a layout.
public nonisolated struct LayoutSubview: Equatable {
    package let place: any LayoutPlace

    package init(_ place: any LayoutPlace) {
        self.place = place
    }

    public var priority: Double { place.priority }
    public var spacing: ViewSpacing { ViewSpacing(.wishes(place.spacing)) }

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

/// A user's layout, ready to be used for one container of one picture.
package nonisolated struct CustomArrangement: Sendable {
    package let name: String
    /// The direction that spacers and dividers inside follow.
    package let stackOrientation: Axis?
    package let instantiate: @Sendable () -> any ArrangementInstance

    package init(
        name: String, stackOrientation: Axis?,
        instantiate: @escaping @Sendable () -> any ArrangementInstance
    ) {
        self.name = name
        self.stackOrientation = stackOrientation
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
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
}

/// Arranges the views of a user's layout as a container of the language would.
package nonisolated protocol ArrangingEngine {
    func size(of subviews: LayoutSubviews, in container: ContainerLayout, _ proposal: ProposedViewSize)
        -> CGSize
    func place(
        _ subviews: LayoutSubviews, in container: ContainerLayout, of bounds: CGRect,
        _ proposal: ProposedViewSize)
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

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var current = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = current }
        return body(&current)
    }
}
