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
            .onDelete(perform: actions.contains(.delete) ? { remove($0) } : nil)
            .onMove(perform: actions.contains(.move) ? { move($0, to: $1) } : nil)
    }

    private func remove(_ offsets: IndexSet) {
        let kept = data.wrappedValue.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        data.wrappedValue = Data(kept)
    }

    private func move(_ offsets: IndexSet, to destination: Int) {
        let elements = Array(data.wrappedValue)
        let moved = offsets.map { elements[$0] }
        let before = elements.indices.prefix(destination).filter { !offsets.contains($0) }
        let after = elements.indices.dropFirst(destination).filter { !offsets.contains($0) }
        data.wrappedValue = Data(before.map { elements[$0] } + moved + after.map { elements[$0] })
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
