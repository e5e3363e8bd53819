public import Foundation

/// A window onto content that may be larger; it shows the content's beginning.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    @Environment(\.clipsScrollContent) private var clipsContent

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    public var body: some View {
        let scrolled = ScrolledContent(axes: axes, content: implicitStack)
            .modified(by: .coordinateSpaces(spaces))
        if clipsContent {
            scrolled.clipped()
        } else {
            scrolled
        }
    }

    /// What the view's box is called by those inside.
    private var spaces: [NamedCoordinateSpace] {
        [.scrollView] + (axes.contains(.horizontal) ? [.scrollView(axis: .horizontal)] : [])
            + (axes.contains(.vertical) ? [.scrollView(axis: .vertical)] : [])
    }

    /// Several views stand below each other, whichever way they scroll.
    private var implicitStack: some View { VStack { content } }
}

private struct ScrolledContent<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    var primitive: Primitive {
        .container(Container(name: "Scroll", layout: .scroll(axes)), content: content)
    }
}

/// Which headers and footers stay visible; a picture shows all at their places.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that takes the whole width it is proposed.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let container: Container
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.container = Container(
            name: "LazyVStack", layout: .lazyVertical(alignment, spacing: spacing.map { Double($0) }))
        self.content = content()
    }

    package var primitive: Primitive { .container(container, content: content) }
}

/// A row that takes the whole height it is proposed.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let container: Container
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.container = Container(
            name: "LazyHStack", layout: .lazyHorizontal(alignment, spacing: spacing.map { Double($0) }))
        self.content = content()
    }

    package var primitive: Primitive { .container(container, content: content) }
}

/// Shows the first of its views that fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "ViewThatFits", layout: .firstThatFits(axes)), content: content)
    }
}
