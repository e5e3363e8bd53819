/// Columns of a table for the elements of a collection.
public nonisolated struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable
> {
    public let data: Data
    public let content: (Data.Element) -> [TableColumn<RowValue>]

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> [TableColumn<RowValue>]
    ) {
        self.data = data
        self.content = content
    }

    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> [TableColumn<RowValue>]
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    public init(
        _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Int) -> [TableColumn<RowValue>]
    ) where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, content: content)
    }
}
