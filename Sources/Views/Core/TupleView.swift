/// Several views that a builder has collected.
public struct TupleView<Content>: PrimitiveView {
    public let value: Content
    private let elements: [Primitive.Element]

    init(_ value: Content, elements: [Primitive.Element]) {
        self.value = value
        self.elements = elements
    }

    package var primitive: Primitive { .list(elements) }
}
