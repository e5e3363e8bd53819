extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package var primitive: Primitive {
        .list(map { [Primitive.Element(view: $0)] } ?? [])
    }
}
