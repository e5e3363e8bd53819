/// How a list style draws sections and rows.
nonisolated struct ListLook: Sendable {
    /// Whether sections are boxes with a distance from the edges.
    var isInset: Bool
    /// Whether headers open and close the sections below them.
    var headersCollapse = false
    var ground: Color
    var cell: Color

    static let insetGrouped = ListLook(isInset: true, ground: .groupedBackground, cell: .groupedCell)
    static let sidebar = ListLook(
        isInset: true, headersCollapse: true, ground: .groupedBackground, cell: .groupedCell)
    static let grouped = ListLook(isInset: false, ground: .groupedBackground, cell: .groupedCell)
    static let plain = ListLook(isInset: false, ground: .background, cell: .background)
}
