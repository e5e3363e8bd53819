public import Foundation

/// A row that takes the whole height it is proposed.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let container: Container
    private let content: Content

    /// Views beside each other; nothing is pinned, as content stands at its beginning.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.container = Container(
            name: "LazyHStack", layout: .lazyHorizontal(alignment, spacing: spacing.map { Double($0) }))
        self.content = content()
    }

    package var primitive: Primitive { .container(container, content: LazyRows(content, along: .horizontal)) }
}
