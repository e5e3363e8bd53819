/// Several views that a builder has collected.
public struct TupleView<Content>: PrimitiveView {
    public let value: Content
    private let elements: [Primitive.Element]

    init(_ value: Content, elements: [Primitive.Element]) {
        self.value = value
        self.elements = elements
    }

    /// Several views as a tuple.
    public init<each Element: View>(_ value: (repeat each Element)) where Content == (repeat each Element) {
        var elements: [Primitive.Element] = []
        repeat elements.append(Primitive.Element(view: each value))
        self.init(value, elements: elements)
    }

    package var primitive: Primitive { .list(elements) }
}
