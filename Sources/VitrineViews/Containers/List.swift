/// Rows in sections, in the look of the system's lists.
///
/// A row is selected by its tag, which is its element's id unless `tag(_:)` says another: a single row by a tap, several
/// while the list is edited.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: ListSelection?

    @MainActor public var body: some View {
        ListBody(content: content, selection: selection)
    }

    private init(content: Content, selection: ListSelection? = nil) {
        self.content = content
        self.selection = selection
    }

    /// Rows of a view with a selection of one row or of several.
    init<Tags: SelectedTags<SelectionValue>>(content: Content, selection: Binding<Tags>?) {
        self.init(content: content, selection: selection.map(Tags.listSelection))
    }

    /// Rows of a view, of which a tap selects one.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { ListSelection(one: $0) })
    }

    /// Rows of a view, of which taps select some while the list is edited.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { ListSelection(several: $0) })
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    // A binding to a collection is a collection too, and has an initializer of its own.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Rows for bindings to the elements of a collection.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<[BoundElement<C>], C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Rows for bindings to the elements of a collection.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<[BoundElement<C>], ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Rows for the elements of a collection, of which a tap selects one.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Rows for the elements of a collection, of which taps select some while the list is edited.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Rows for the elements of a collection, of which a tap selects one.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Rows for the elements of a collection, of which taps select some while the list is edited.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Rows for bindings to the elements of a collection, of which one or some are selected.
    public init<
        C: MutableCollection & RandomAccessCollection, ID: Hashable, Tags: SelectedTags<SelectionValue>,
        RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Tags>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<[BoundElement<C>], ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection)
    }
}
