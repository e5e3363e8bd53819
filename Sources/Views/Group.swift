/// Views that are written together; each modifier of the group applies to each of them.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}
