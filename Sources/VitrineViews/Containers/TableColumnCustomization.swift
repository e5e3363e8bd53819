/// Which columns of a table are shown, by the ids of the columns; their order is never another one.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Codable, Sendable {
    private var areShown: [String: Bool] = [:]

    public init() {}

    public subscript(visibility id: String) -> Visibility {
        get { areShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { areShown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Without effect: the columns stand in their own order.
    public mutating func resetOrder() {}
}
