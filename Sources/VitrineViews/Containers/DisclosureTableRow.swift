/// A row of a table that shows and hides others, by an arrow as in lists.
public nonisolated struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent>:
    PrimitiveTableRowContent
where Content.TableRowValue == Value {
    public typealias TableRowValue = Value

    private let value: Value
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    public init(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) {
        self.value = value
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor @ViewBuilder public var body: some View {
        if let isExpanded {
            DisclosureGroup(isExpanded: isExpanded, content: content) { TableRow(value) }
        } else {
            DisclosureGroup(content: content) { TableRow(value) }
        }
    }
}
