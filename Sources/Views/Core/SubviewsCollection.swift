/// The single views that a content is resolved to, in order.
public nonisolated struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    package var primitive: Primitive {
        .list(subviews.map { Primitive.Element(id: $0.id.value, view: $0) })
    }
}
