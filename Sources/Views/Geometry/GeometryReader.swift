/// A view that takes what it is proposed and makes its content for that size.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    package var primitive: Primitive { .geometry(content) }
}

extension View {
    /// Does something with a value that depends on the view's size and place, once and whenever it has changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modified(
            by: .geometryObserved { proxy, context in
                context.observe(transform(proxy), as: "onGeometryChange", initially: true, action)
            })
    }
}
