public import Foundation

/// Rows of values in columns; where the width is compact a list of the first column, as on a phone.
///
/// Rows can be selected in a list alone. Columns are not sorted by taps, and headers do not show by which the rows are.
public nonisolated struct Table<Value: Identifiable>: View {
    private let rows: [Value]
    private let columns: [TableColumn<Value>]
    private let list: (AnyView) -> AnyView

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private init(
        _ rows: [Value], columns: [TableColumn<Value>],
        list: @escaping (AnyView) -> AnyView = { rows in AnyView(List { rows }) }
    ) {
        self.rows = rows
        self.columns = columns
        self.list = list
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(Array(data), columns: columns())
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(Array(data), columns: columns()) { rows in AnyView(List(selection: selection) { rows }) }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(Array(data), columns: columns()) { rows in AnyView(List(selection: selection) { rows }) }
    }

    /// The rows as they are in `data`, which is sorted by the component.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, columns: columns)
    }

    /// The rows as they are in `data`, which is sorted by the component.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, selection: selection, columns: columns)
    }

    /// The rows as they are in `data`, which is sorted by the component.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, selection: selection, columns: columns)
    }

    @MainActor public var body: some View {
        list(AnyView(content)).listStyle(.plain)
    }

    @MainActor @ViewBuilder private var content: some View {
        if horizontalSizeClass == .regular {
            Section {
                ForEach(rows) { row in line { $0.content(row) } }
            } header: {
                line { AnyView($0.title.font(.subheadline.weight(.medium)).foregroundStyle(.secondary)) }
            }
        } else {
            ForEach(rows) { row in columns.first?.content(row) }
        }
    }

    @MainActor private func line(_ cell: @escaping (TableColumn<Value>) -> AnyView) -> some View {
        HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { number in
                cell(columns[number]).lineLimit(1)
                    .frame(
                        minWidth: columns[number].minimum, maxWidth: columns[number].maximum ?? .infinity,
                        alignment: .leading)
            }
        }
    }
}
