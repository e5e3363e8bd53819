import Foundation

/// The views of a collection that people edit through them.
public nonisolated struct EditableCollectionContent<
    Content: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
>: View where Data.Element: Identifiable, Data.Index: Hashable {
    let data: Binding<Data>
    let actions: EditActions<Data>
    let content: (Binding<Data.Element>) -> Content

    @MainActor public var body: some View {
        ForEach(data, content: content)
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
        Data == CollectionOfOne<Int>, ID == Int, Content == EditableCollectionContent<RowContent, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(CollectionOfOne(0), id: \.self) { _ in
            EditableCollectionContent(data: data, actions: editActions, content: content)
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
        Content == EditableCollectionContent<RowContent, C>, C.Element: Identifiable, C.Index: Hashable
    {
        self.init {
            EditableCollectionContent(data: data, actions: editActions, content: rowContent)
        }
    }
}
