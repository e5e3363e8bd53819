/// A view that takes what it is proposed and makes its content for that size.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    package var primitive: Primitive { .geometry { ReadContent(proxy: $0, content: content) } }
}

/// What the closure of a `GeometryReader` makes; see `MadeViewOfValue` for why that does not serve.
private struct ReadContent<Content: View>: PrimitiveView, ViewSource {
    let proxy: GeometryProxy
    let content: (GeometryProxy) -> Content

    var elements: [Primitive.Element] { [Primitive.Element(view: content(proxy))] }
}
