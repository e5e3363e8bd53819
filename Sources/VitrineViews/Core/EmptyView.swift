/// Nothing: no size, no place in a stack.
public nonisolated struct EmptyView: View, Sendable {
    public init() {}
}

extension EmptyView: PrimitiveView {
    package var primitive: Primitive { .list([]) }
}
