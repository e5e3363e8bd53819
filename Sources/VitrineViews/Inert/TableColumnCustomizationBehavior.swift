/// What a person could change of a table's columns.
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
