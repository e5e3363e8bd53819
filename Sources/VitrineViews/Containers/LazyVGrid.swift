public import Foundation

/// Views in rows that fill the given columns one after the other.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// Views in columns that are filled row by row; nothing is pinned, as content stands at its beginning.
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
        .container(
            Container(name: "LazyVGrid", layout: .grid(layout)), content: LazyRows(content, along: .vertical))
    }
}
