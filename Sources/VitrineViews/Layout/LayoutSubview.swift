public import Foundation

/// One of the views of a layout.
public nonisolated struct LayoutSubview: Equatable {
    package let place: any LayoutPlace

    package init(_ place: any LayoutPlace) {
        self.place = place
    }

    public var priority: Double { place.priority }
    public var spacing: ViewSpacing { ViewSpacing(.preferred(place.spacing)) }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        place.traits.layoutValues.value(of: key) ?? Key.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { place.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { place.dimensions(in: proposal) }

    /// Places the view: the anchor of its box is put at the point.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        place.place(at: position, anchor: anchor, proposal: proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.place.number == right.place.number
    }
}
