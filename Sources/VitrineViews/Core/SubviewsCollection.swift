/// The single views that a content is resolved to, in order.
public nonisolated struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    package var primitive: Primitive { .list(subviews.map { $0.element }) }
}
