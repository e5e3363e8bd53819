/// A tree of data: an element with children is a `DisclosureGroup` of them.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf

    private init(
        elements data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
        children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            elements: data, identifiedBy: { $0[keyPath: id] }, children: { $0[keyPath: children] },
            content: content)
    }

    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A tree of bindings to the elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == [BoundElement<C>] {
        self.init(
            elements: BoundElement.all(of: data), identifiedBy: { $0.binding.wrappedValue[keyPath: id] },
            children: { $0.children(children) }, content: { content($0.binding) })
    }

    /// A tree of bindings to the elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    @MainActor public var body: some View {
        ForEach(elements: data, identifiedBy: id, content: branch)
    }

    @MainActor @ViewBuilder private func branch(_ element: Data.Element) -> some View {
        if let inner = children(element) {
            // A group that holds groups of its own type has no finite type of its own.
            DisclosureGroup {
                AnyView(OutlineGroup(elements: inner, identifiedBy: id, children: children, content: content))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

extension BoundElement {
    /// The children of the element, as long as it has some.
    fileprivate func children(_ children: WritableKeyPath<C.Element, C?>) -> [BoundElement]? {
        guard let inner = binding.wrappedValue[keyPath: children] else { return nil }
        return BoundElement.all(
            of: Binding(
                get: { binding.wrappedValue[keyPath: children] ?? inner },
                set: { binding.wrappedValue[keyPath: children] = $0 }))
    }
}

nonisolated extension List where SelectionValue == Never {
    /// Rows of a tree of data, whose elements with children show and hide them.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Rows of a tree of data, whose elements with children show and hide them.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Rows of a tree of bindings, whose elements with children show and hide them.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<[BoundElement<C>], C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Rows of a tree of bindings, whose elements with children show and hide them.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<[BoundElement<C>], ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

nonisolated extension List {
    /// Rows of a tree of data, of which one or some are selected.
    public init<Data: RandomAccessCollection, Tags: SelectedTags<SelectionValue>, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Tags>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent), selection: selection)
    }

    /// Rows of a tree of data, of which one or some are selected.
    public init<
        Data: RandomAccessCollection, ID: Hashable, Tags: SelectedTags<SelectionValue>, RowContent: View
    >(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Tags>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: selection
        )
    }

    /// Rows of a tree of bindings, of which one or some are selected.
    public init<
        C: MutableCollection & RandomAccessCollection, Tags: SelectedTags<SelectionValue>, RowContent: View
    >(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<Tags>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<[BoundElement<C>], C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent), selection: selection)
    }

    /// Rows of a tree of bindings, of which one or some are selected.
    public init<
        C: MutableCollection & RandomAccessCollection, ID: Hashable, Tags: SelectedTags<SelectionValue>,
        RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<Tags>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<[BoundElement<C>], ID, RowContent> {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: selection
        )
    }
}
