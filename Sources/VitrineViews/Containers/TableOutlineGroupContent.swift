/// Rows of a table for a tree of values, of which those with children show and hide them.
public typealias TableOutlineGroupContent<Data: RandomAccessCollection> = OutlineGroup<
    Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

extension OutlineGroup: TableRowContent, PrimitiveTableRowContent where Leaf: TableRowContent {
    public typealias TableRowValue = Leaf.TableRowValue
}

nonisolated extension OutlineGroup
where Data.Element: Identifiable, ID == Data.Element.ID, Leaf == TableRow<Data.Element> {
    /// A row of a table for each value.
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.init(data, children: children) { TableRow($0) }
    }
}

nonisolated extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// A row of a table for each value.
    public init(_ data: Data) {
        self.init(elements: data, identifiedBy: { $0.id }) { TableRow($0) }
    }
}
