/// Some of the single views that a content is resolved to, which follow each other.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    package var primitive: Primitive { .list(subviews.map { $0.element }) }
}
