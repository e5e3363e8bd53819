/// A row of a table: a value, as the table's columns show it.
public nonisolated struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
    public typealias TableRowValue = Value

    private let value: Value

    @Environment(\.tableLine) private var line

    public init(_ value: Value) {
        self.value = value
    }

    @MainActor public var body: some View { line(value).tag(value.id) }
}

/// The view of a row, by the row's value.
struct TableLine {
    private let content: (Any) -> AnyView?

    init() {
        self.content = { _ in nil }
    }

    init<Value>(_ content: @escaping (Value) -> AnyView) {
        self.content = { ($0 as? Value).map(content) }
    }

    func callAsFunction(_ value: Any) -> AnyView? { content(value) }
}

extension EnvironmentValues {
    /// How the table around shows a row; rows outside of tables show nothing.
    var tableLine: TableLine {
        get { self[TableLineKey.self] }
        set { self[TableLineKey.self] = newValue }
    }
}

private enum TableLineKey: EnvironmentKey {
    static var defaultValue: TableLine { TableLine() }
}
