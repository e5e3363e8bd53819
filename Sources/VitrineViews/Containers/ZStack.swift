/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "ZStack", layout: .overlapping(alignment)), content: content)
    }
}
