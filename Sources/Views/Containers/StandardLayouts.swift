public import Foundation

/// A layout that the engine knows itself, be it used as a view or by a layout of a user's.
package nonisolated protocol PrimitiveLayout: Layout where Cache == Void {
    var primitiveContainer: Container { get }
}

extension PrimitiveLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        subviews.engine.size(of: subviews, in: primitiveContainer.layout, proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.engine.place(subviews, in: primitiveContainer.layout, of: bounds, proposal)
    }
}

/// `HStack` as a layout.
public nonisolated struct HStackLayout: PrimitiveLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    package var primitiveContainer: Container {
        Container(name: "HStack", layout: .horizontal(alignment, spacing: spacing.map { Double($0) }))
    }
}

/// `VStack` as a layout.
public nonisolated struct VStackLayout: PrimitiveLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    package var primitiveContainer: Container {
        Container(name: "VStack", layout: .vertical(alignment, spacing: spacing.map { Double($0) }))
    }
}

/// `ZStack` as a layout.
public nonisolated struct ZStackLayout: PrimitiveLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package var primitiveContainer: Container {
        Container(name: "ZStack", layout: .overlapping(alignment))
    }
}

/// `Grid` as a layout.
public nonisolated struct GridLayout: PrimitiveLayout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package var primitiveContainer: Container {
        Container(
            name: "Grid",
            layout: .table(
                TableLayout(
                    alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
                    verticalSpacing: verticalSpacing.map { Double($0) })))
    }
}

/// A layout whose type is not part of its holder's type.
public nonisolated struct AnyLayout: PrimitiveLayout {
    package let primitiveContainer: Container

    public init<L: Layout>(_ layout: L) {
        self.primitiveContainer = layout.container
    }
}
