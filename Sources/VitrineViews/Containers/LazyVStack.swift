public import Foundation

/// A column that takes the whole width it is proposed.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let container: Container
    private let content: Content

    /// Views below each other; nothing is pinned, as content stands at its beginning.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.container = Container(
            name: "LazyVStack", layout: .lazyVertical(alignment, spacing: spacing.map { Double($0) }))
        self.content = content()
    }

    package var primitive: Primitive { .container(container, content: LazyRows(content, along: .vertical)) }
}
