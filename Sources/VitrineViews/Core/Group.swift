/// Views that are written together; each modifier of the group applies to each of them.
public struct Group<Content> {
    private let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// What a closure makes of the single views of a content.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == ArrangedSubviews<Base, Result> {
        self.content = ArrangedSubviews(base: view, transform: transform)
    }

    /// What a closure makes of the sections of a content.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == ArrangedSubviews<Base, Result> {
        self.init(subviews: view) { transform(SectionCollection(of: $0)) }
    }
}

extension Group: PrimitiveView where Content: View {
    package var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarEntries where Content: ToolbarContent {
    var part: ToolbarPart { ToolbarPart(content) }
}
