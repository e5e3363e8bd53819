/// A labelled box in the place of a view that cannot be rendered, with a finding that names it.
public nonisolated struct PlaceholderView: View {
    private let name: String

    /// A box with a name, such as that of the type of view that cannot be rendered.
    public init(_ name: String) {
        self.name = name
    }

    /// What is drawn for it.
    package var box: any View { PlaceholderBox(name: name) }
}

extension PlaceholderView: PrimitiveView {
    package var primitive: Primitive { .placeholder(name: name) }
}
