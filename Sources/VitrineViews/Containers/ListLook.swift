/// How a list style draws sections and rows.
nonisolated struct ListLook: Sendable {
    enum Sections: Sendable {
        /// Rows below each other, with lines above the first and below the last one.
        case plain
        /// Bands from edge to edge.
        case bands
        /// Boxes with a distance from the edges.
        case boxes
    }

    var sections: Sections
    /// Whether headers open and close the sections below them.
    var headersCollapse = false
    /// Whether the rows of a section are one area, with lines between them.
    var joinsRows = true
    var backdrop: Color
    var cell: Color

    static let insetGrouped = ListLook(sections: .boxes, backdrop: .groupedBackground, cell: .groupedCell)
    static let sidebar = ListLook(
        sections: .boxes, headersCollapse: true, backdrop: .groupedBackground, cell: .groupedCell)
    /// Of a sidebar that stands beside other columns.
    static let sidebarOfColumns = ListLook(
        sections: .boxes, headersCollapse: true, joinsRows: false,
        backdrop: Color(light: .groupedBackground, dark: .groupedCell), cell: .clear)
    static let grouped = ListLook(sections: .bands, backdrop: .groupedBackground, cell: .groupedCell)
    static let plain = ListLook(sections: .plain, backdrop: .background, cell: .background)
}
