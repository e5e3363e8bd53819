/// How a list style draws sections and rows.
nonisolated struct ListLook: Sendable {
    /// Whether sections are boxes with a distance from the edges.
    var isInset: Bool
    var ground: Color
    var cell: Color

    static let insetGrouped = ListLook(isInset: true, ground: .groupedGround, cell: .groupedCell)
    static let grouped = ListLook(isInset: false, ground: .groupedGround, cell: .groupedCell)
    static let plain = ListLook(isInset: false, ground: .background, cell: .background)
}
