/// A view whose type is not part of its container's type.
public struct AnyView: PrimitiveView {
    private let view: any View

    public init<Content: View>(_ view: Content) {
        self.view = view
    }

    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    package var primitive: Primitive { .list([Primitive.Element(view: view)]) }
}
