/// Hands out a proxy that scrolls the scroll views in its content.
public nonisolated struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View { ScrolledByProxy(content: content) }
}

private struct ScrolledByProxy<Content: View>: PrimitiveView {
    let content: (ScrollViewProxy) -> Content

    var primitive: Primitive {
        .deferred { context in
            let scroller = context.identity
            let proxy = ScrollViewProxy(requests: context.environment.scrollRequests, scroller: scroller)
            return ReadContent(proxy: proxy, content: content)
                .changingEnvironment { $0.scrollers.insert(scroller) }
        }
    }
}

/// What the closure of a `ScrollViewReader` makes; see `MadeViewOfValue` for why that does not serve.
private struct ReadContent<Content: View>: PrimitiveView, ViewSource {
    let proxy: ScrollViewProxy
    let content: (ScrollViewProxy) -> Content

    var elements: [Primitive.Element] { [Primitive.Element(view: content(proxy))] }
}
