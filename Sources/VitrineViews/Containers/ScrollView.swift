/// A window onto content that may be larger; it shows the content's beginning unless it was scrolled.
public nonisolated struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    @Environment(\.clipsScrollContent) private var clipsContent
    @Environment(\.scrollControl) private var control
    @Environment(\.isScrollEnabled) private var isScrollEnabled

    /// A viewport along some axes; indicators are never shown, as on a view at rest.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public var body: some View {
        if control.isIdle {
            let content = ScrolledContent(axes: axes, content: implicitStack)
            clipped(content.modified(by: .interactions(isScrollEnabled ? [] : [.scrolling(control)])))
        } else {
            clipped(
                ScrolledContent(axes: axes, content: implicitStack.ofControlledScrollView())
                    .interaction(.scrolling(control)))
        }
    }

    @ViewBuilder private func clipped(_ content: some View) -> some View {
        let scrolled = content.modified(by: .coordinateSpaces(spaces))
        if clipsContent {
            scrolled.modified(by: .clip(ViewportShape(), isEvenOdd: false))
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
    private var implicitStack: some View {
        VStack { content }.collecting { values, context in
            if let element = context.element { values[ScrolledContentsKey.self].append(element) }
        }
    }
}

/// The elements that are the contents of scroll views.
enum ScrolledContentsKey: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct ScrolledContent<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    var primitive: Primitive {
        .container(Container(name: "Scroll", layout: .scroll(axes)), content: content)
    }
}
