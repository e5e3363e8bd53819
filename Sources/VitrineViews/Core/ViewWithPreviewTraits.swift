/// A view that something is said about for its preview; it looks as it does without.
struct ViewWithPreviewTraits<Content: View>: PrimitiveView {
    let content: Content
    let traits: PreviewTraits

    var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}

extension ViewWithPreviewTraits: PreviewTraitsProvider {
    var bareView: any View { content }
}
