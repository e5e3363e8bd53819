/// A view that takes what it is proposed and makes its content for that size.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    package var primitive: Primitive { .geometry { MadeViewOfValue(value: $0, make: content) } }
}
