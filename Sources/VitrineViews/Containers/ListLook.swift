/// How a list style draws sections and rows.
nonisolated struct ListLook: Sendable {
    /// Whether sections are boxes with a distance from the edges.
    var isInset: Bool
    /// Whether headers open and close the sections below them.
    var headersCollapse = false
    var backdrop: Color
    var cell: Color

    static let insetGrouped = ListLook(isInset: true, backdrop: .groupedBackground, cell: .groupedCell)
    static let sidebar = ListLook(
        isInset: true, headersCollapse: true, backdrop: .groupedBackground, cell: .groupedCell)
    static let grouped = ListLook(isInset: false, backdrop: .groupedBackground, cell: .groupedCell)
    static let plain = ListLook(isInset: false, backdrop: .background, cell: .background)
}
