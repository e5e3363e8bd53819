/// Shows the first of its views that fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package var primitive: Primitive {
        .container(Container(name: "ViewThatFits", layout: .firstThatFits(axes)), content: content)
    }
}
