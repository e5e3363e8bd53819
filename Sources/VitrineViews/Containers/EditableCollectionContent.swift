import Foundation

/// The views of a collection that people edit through them.
public nonisolated struct EditableCollectionContent<
    Content: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable
>: View where Data.Index: Hashable {
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: EditActions<Data>
    let content: (Binding<Data.Element>) -> Content

    @MainActor public var body: some View {
        ForEach(data, id: id, content: content)
            .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
            .onMove(
                perform: actions.contains(.move)
                    ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
}

nonisolated extension ForEach {
    /// Views for bindings to the elements of a collection, which people can delete and move through them.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Data == CollectionOfOne<Int>, ID == Int, C.Element: Identifiable, C.Index: Hashable,
        Content == EditableCollectionContent<RowContent, C, C.Element.ID>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views for bindings to the elements of a collection, which people can delete and move through them.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ElementID: Hashable,
        RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ElementID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Data == CollectionOfOne<Int>, ID == Int, C.Index: Hashable,
        Content == EditableCollectionContent<RowContent, C, ElementID>
    {
        self.init(CollectionOfOne(0), id: \.self) { _ in
            EditableCollectionContent(data: data, id: id, actions: editActions, content: content)
        }
    }
}

nonisolated extension List where SelectionValue == Never {
    /// Rows for bindings to the elements of a collection, which people can delete and move.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == EditableCollectionContent<RowContent, C, C.Element.ID>, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, rowContent: rowContent)
    }

    /// Rows for bindings to the elements of a collection, which people can delete and move.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
        RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == EditableCollectionContent<RowContent, C, ID>, C.Index: Hashable {
        self.init {
            EditableCollectionContent(data: data, id: id, actions: editActions, content: rowContent)
        }
    }
}

nonisolated extension List {
    /// Rows for bindings to the elements of a collection, which people can select, delete and move.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Tags: SelectedTags<SelectionValue>, RowContent: View
    >(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Tags>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == EditableCollectionContent<RowContent, C, C.Element.ID>, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
    }

    /// Rows for bindings to the elements of a collection, which people can select, delete and move.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
        Tags: SelectedTags<SelectionValue>, RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Tags>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == EditableCollectionContent<RowContent, C, ID>, C.Index: Hashable {
        self.init(
            content: EditableCollectionContent(data: data, id: id, actions: editActions, content: rowContent),
            selection: selection)
    }
}
