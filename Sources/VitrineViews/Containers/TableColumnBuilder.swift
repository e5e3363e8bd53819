/// Makes the columns of a table of statements.
@resultBuilder
public nonisolated enum TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
        [column]
    }

    public static func buildExpression<Data, ID>(
        _ columns: TableColumnForEach<Data, ID, RowValue>
    ) -> [TableColumn<RowValue>] { columns.data.flatMap(columns.content) }

    public static func buildLimitedAvailability(
        _ columns: [TableColumn<RowValue>]
    ) -> [TableColumn<RowValue>] { columns }

    public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }

    public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
        columns ?? []
    }

    public static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { first }

    public static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { second }
}
