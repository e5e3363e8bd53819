/// The view that a modifier is applied to.
public struct ModifierContent<Modifier>: PrimitiveView {
    private let content: any View

    package init(_ content: any View) {
        self.content = content
    }

    package var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}
