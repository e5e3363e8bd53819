public import Foundation

// Trees of values. The rows are as they are in `data`, which is sorted by the component.
nonisolated extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(columnCustomization: columnCustomization, columns: columns) {
            OutlineGroup(data, children: children)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(selection: selection, columnCustomization: columnCustomization, columns: columns) {
            OutlineGroup(data, children: children)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(selection: selection, columnCustomization: columnCustomization, columns: columns) {
            OutlineGroup(data, children: children)
        }
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(data, children: children, columnCustomization: columnCustomization, columns: columns)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
            data, children: children, selection: selection, columnCustomization: columnCustomization,
            columns: columns)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
            data, children: children, selection: selection, columnCustomization: columnCustomization,
            columns: columns)
    }
}
