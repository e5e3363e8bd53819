/// A view inside a closure that decorates it.
public struct PlaceholderContentView<Content>: PrimitiveView {
    private let content: any View

    init(_ content: any View) {
        self.content = content
    }

    package var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}
