/// The cells of one row of a `Grid`; outside of a grid they join the views around.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package var primitive: Primitive {
        .deferred { context in
            content.layoutTrait {
                $0.gridRow = GridRowTrait(identity: context.identity, alignment: alignment)
            }
        }
    }
}
