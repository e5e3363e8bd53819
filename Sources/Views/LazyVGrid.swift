public import Foundation

/// One column of a `LazyVGrid` or one row of a `LazyHGrid`; lengths are points.
public nonisolated struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least the minimum as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next track; 8 pt without.
    public var spacing: CGFloat?
    /// Where a child lies in its cell; the grid's alignment without.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in rows that fill the given columns one after the other.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.layout = LazyGridLayout(
            isVertical: true, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing.map { Double($0) })
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "LazyVGrid", layout: .grid(layout)), content: content)
    }
}

/// Views in columns that fill the given rows one after the other.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.layout = LazyGridLayout(
            isVertical: false, tracks: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing.map { Double($0) })
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "LazyHGrid", layout: .grid(layout)), content: content)
    }
}
