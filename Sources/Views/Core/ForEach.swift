/// A view for each element of a collection, known by the element's identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    DynamicViewContent,
    PrimitiveView
{
    public let data: Data
    public let content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    @MainActor package var primitive: Primitive {
        .list(
            data.map { element in
                let id = id(element)
                return Primitive.Element(
                    id: String(describing: id), tag: AnyHashable(id), view: content(element))
            })
    }
}

extension ForEach {
    /// A view for a binding to each element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>] {
        self.data = BoundElement.all(of: data)
        self.content = { content($0.binding) }
        self.id = { $0.binding.wrappedValue[keyPath: id] }
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        self.id = { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        self.id = { $0 }
    }
}
