public import Foundation

/// Rows of values in columns; where the width is compact a list of the first column, as on a phone.
///
/// Rows can be selected in a list alone. Columns are not sorted by taps, and headers do not show by which the rows are.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent>: View
where Rows.TableRowValue == Value {
    private let columns: [TableColumn<Value>]
    private let customization: Binding<TableColumnCustomization<Value>>?
    private let rows: Rows
    private let list: (AnyView) -> AnyView

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private init(
        columns: [TableColumn<Value>], customization: Binding<TableColumnCustomization<Value>>?, rows: Rows,
        list: @escaping (AnyView) -> AnyView = { rows in AnyView(List { rows }) }
    ) {
        self.columns = columns
        self.customization = customization
        self.rows = rows
        self.list = list
    }

    @MainActor public var body: some View {
        list(AnyView(content)).listStyle(.plain)
    }

    @MainActor @ViewBuilder private var content: some View {
        if horizontalSizeClass == .regular {
            Section {
                rows.environment(\.tableLine, TableLine { row in AnyView(line { $0.content(row) }) })
            } header: {
                line { AnyView($0.title.font(.subheadline.weight(.medium)).foregroundStyle(.secondary)) }
            }
        } else {
            rows.environment(\.tableLine, TableLine { columns.first?.content($0) ?? AnyView(EmptyView()) })
        }
    }

    @MainActor private func line(_ cell: @escaping (TableColumn<Value>) -> AnyView) -> some View {
        let columns = columns.filter { $0.isShown(customization?.wrappedValue) }
        return HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { number in
                cell(columns[number]).lineLimit(1)
                    .frame(
                        minWidth: columns[number].minimum, maxWidth: columns[number].maximum ?? .infinity,
                        alignment: columns[number].alignment.alignment)
            }
        }
    }
}

// Rows of their own. Their values' type is said, or known from the comparators that they are sorted by: the compiler does not take it from what
// comes after the columns.
nonisolated extension Table {
    public init(
        of valueType: Value.Type = Value.self,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), customization: columnCustomization, rows: rows())
    }

    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), customization: columnCustomization, rows: rows()) { rows in
            AnyView(List(selection: selection) { rows })
        }
    }

    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), customization: columnCustomization, rows: rows()) { rows in
            AnyView(List(selection: selection) { rows })
        }
    }

    /// The rows as they are, which are sorted by the component.
    public init(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columnCustomization: columnCustomization, columns: columns, rows: rows)
    }

    /// The rows as they are, which are sorted by the component.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            selection: selection, columnCustomization: columnCustomization, columns: columns, rows: rows)
    }

    /// The rows as they are, which are sorted by the component.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            selection: selection, columnCustomization: columnCustomization, columns: columns, rows: rows)
    }

    /// The rows as they are, which are sorted by the component.
    @_disfavoredOverload
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(columnCustomization: columnCustomization, columns: columns, rows: rows)
    }

    /// The rows as they are, which are sorted by the component.
    @_disfavoredOverload
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            selection: selection, columnCustomization: columnCustomization, columns: columns, rows: rows)
    }

    /// The rows as they are, which are sorted by the component.
    @_disfavoredOverload
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            selection: selection, columnCustomization: columnCustomization, columns: columns, rows: rows)
    }
}

/// A row for each value of a collection.
public typealias TableForEachContent<Data: RandomAccessCollection> = ForEach<
    Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

nonisolated extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Rows == TableForEachContent<Data> {
        self.init(columnCustomization: columnCustomization, columns: columns) {
            ForEach(data) { TableRow($0) }
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Rows == TableForEachContent<Data> {
        self.init(selection: selection, columnCustomization: columnCustomization, columns: columns) {
            ForEach(data) { TableRow($0) }
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Rows == TableForEachContent<Data> {
        self.init(selection: selection, columnCustomization: columnCustomization, columns: columns) {
            ForEach(data) { TableRow($0) }
        }
    }

    /// The rows as they are in `data`, which is sorted by the component.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value, Rows == TableForEachContent<Data> {
        self.init(data, columnCustomization: columnCustomization, columns: columns)
    }

    /// The rows as they are in `data`, which is sorted by the component.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value, Rows == TableForEachContent<Data> {
        self.init(data, selection: selection, columnCustomization: columnCustomization, columns: columns)
    }

    /// The rows as they are in `data`, which is sorted by the component.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value, Rows == TableForEachContent<Data> {
        self.init(data, selection: selection, columnCustomization: columnCustomization, columns: columns)
    }
}
