/// Something for each element of a collection, known by the element's identity: a view, or what another builder takes.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content
    private let id: Uncompared<(Data.Element) -> ID>

    /// What builders of other things than views make their initializers of.
    public init(
        elements data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = Uncompared(id)
    }
}

extension ForEach: View, DynamicViewContent where Content: View {
    public typealias Body = Never
}

extension ForEach: PrimitiveView, ViewSource, RowSource where Content: View {
    package var rowCount: Int { data.count }

    @MainActor package func rows(_ places: Range<Int>) -> [Primitive.Element] {
        data.dropFirst(places.lowerBound).prefix(places.count).map { element in
            let id = id.value(element)
            return Primitive.Element(id: StableText.of(id), tag: AnyHashable(id), view: content(element))
        }
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, identifiedBy: { $0[keyPath: id] }, content: content)
    }

    /// A view for a binding to each element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>] {
        self.init(
            elements: BoundElement.all(of: data), identifiedBy: { $0.binding.wrappedValue[keyPath: id] },
            content: { content($0.binding) })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, identifiedBy: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, identifiedBy: { $0 }, content: content)
    }
}
