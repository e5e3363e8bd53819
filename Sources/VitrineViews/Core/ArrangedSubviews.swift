/// A view made of the single views of a content.
public nonisolated struct ArrangedSubviews<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    package var primitive: Primitive {
        .subviews(base) { transform(SubviewsCollection(subviews: $0)) }
    }
}
