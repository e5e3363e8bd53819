public import Foundation

/// Views in columns that fill the given rows one after the other.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// Views in rows that are filled column by column; nothing is pinned, as content stands at its beginning.
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
        .container(
            Container(name: "LazyHGrid", layout: .grid(layout)),
            content: LazyRows(content, along: .horizontal))
    }
}
