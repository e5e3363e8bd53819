/// A hairline across its stack.
public nonisolated struct Divider: View, Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    package var primitive: Primitive { .divider }
}
