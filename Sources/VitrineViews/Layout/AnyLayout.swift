/// A layout whose type is not part of its holder's type.
public nonisolated struct AnyLayout: PrimitiveLayout {
    package let primitiveContainer: Container

    public init<L: Layout>(_ layout: L) {
        self.primitiveContainer = layout.container
    }
}
