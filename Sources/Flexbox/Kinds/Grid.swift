public import VitrineGeometry

/// A child of a grid: how many columns it takes, and what it wants apart from the others.
public struct GridCell: Hashable, Sendable {
    /// How many columns the cell spans, from 1 to ``mostColumns``.
    public let span: Int
    /// The point of the cell that is put at the same point of its place, both in units of their sizes from the leading top
    /// corner; nil for the guides of the grid, the column and the row.
    public let anchor: Point?
    /// The axes along which the cell gets what the others need and asks for nothing itself.
    public let unsizedAxes: LayoutAxes

    /// A cell that spans more columns counts as one that spans so many.
    public static let mostColumns = 1_000

    /// A span below 1 counts as 1, one beyond ``mostColumns`` as that.
    public init(span: Int = 1, anchor: Point? = nil, unsizedAxes: LayoutAxes = []) {
        self.span = max(1, min(span, Self.mostColumns))
        self.anchor = anchor?.bounded
        self.unsizedAxes = unsizedAxes
    }
}

/// A row of a grid: how many of the grid's children are its cells, and how they are aligned (`GridRow`).
public struct GridRow: Hashable, Sendable {
    /// The cells in order; there are as many children of the grid in the row.
    public var cells: [GridCell]
    /// A vertical guide; nil for the grid's.
    public var alignment: AlignmentGuide?
    /// Whether the row is a single cell across all columns.
    let isAcrossAllColumns: Bool

    /// Traps if the alignment is not a vertical guide.
    public init(_ cells: [GridCell], alignment: AlignmentGuide? = nil) {
        self.init(cells, alignment: alignment, isAcrossAllColumns: false)
    }

    private init(_ cells: [GridCell], alignment: AlignmentGuide?, isAcrossAllColumns: Bool) {
        precondition(alignment.map { $0.axis == .vertical } ?? true, "a row aligns by a vertical guide")
        self.cells = cells
        self.alignment = alignment
        self.isAcrossAllColumns = isAcrossAllColumns
    }

    /// A row of so many cells, each in a column of its own.
    public static func cells(_ count: Int, alignment: AlignmentGuide? = nil) -> GridRow {
        GridRow(Array(repeating: GridCell(), count: count), alignment: alignment)
    }

    /// A child of the grid that stands in no row.
    public static func acrossAllColumns(_ cell: GridCell = GridCell()) -> GridRow {
        GridRow([cell], alignment: nil, isAcrossAllColumns: true)
    }
}

struct Grid {
    var rows: [GridRow]
    var alignment: BoxAlignment
    /// A horizontal guide for each column that has one of its own, by the column's number.
    var columnAlignments: [Int: AlignmentGuide]
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
}

/// A child of a grid with its place in it.
struct PlacedGridCell {
    var node: NodeID
    var row: Int
    var columns: Range<Int>
    var cell: GridCell
}

extension LayoutTree {
    /// Adds a grid whose columns are as wide as their widest cells (`Grid`).
    ///
    /// Its children are the cells of all rows, one row after the other. Columns share what is proposed as the children of a
    /// row do, each answering for its widest cell; then rows do so, each answering for its tallest.
    public func addGrid(
        rows: [GridRow], alignment: BoxAlignment = .center, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) -> NodeID {
        let grid = Grid(
            rows: rows, alignment: alignment, columnAlignments: [:],
            horizontalSpacing: horizontalSpacing?.number?.boundedLength,
            verticalSpacing: verticalSpacing?.number?.boundedLength)
        return addNode(.grid, payload: grids.append(grid))
    }

    /// Aligns the cells of a grid's column by a guide of its own instead of the grid's.
    public func setColumnAlignment(_ guide: AlignmentGuide, ofColumn column: Int, in grid: NodeID) {
        precondition(nodes[grid.index].kind == .grid, "only grids have columns that align their cells")
        precondition(guide.axis == .horizontal, "a column aligns by a horizontal guide")
        grids[nodes[grid.index].payload].columnAlignments[column] = guide
        markChanged(grid)
    }

    func gridSize(of node: NodeID, _ proposal: Proposal) -> Size {
        gridArrangement(of: node, proposal).size
    }

    func arrangeGrid(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        let grid = grids[nodes[node.index].payload]
        let arrangement = gridArrangement(of: node, proposal)
        var y = 0.0
        var row = -1
        for cell in arrangement.cells {
            while row < cell.row {
                if row >= 0 { y += arrangement.rowExtents[row].length }
                row += 1
                y += arrangement.rowGaps[row]
            }
            let corner = Point(x: arrangement.start(of: cell.columns.lowerBound), y: y)
            let proposal = arrangement.proposal(of: cell)
            let inside = position(of: cell, under: proposal, of: node, grid, arrangement)
            place(cell.node, at: corner + inside, proposal)
        }
    }

    /// Where a cell lies in its place.
    private func position(
        of cell: PlacedGridCell, under proposal: Proposal, of node: NodeID, _ grid: Grid,
        _ arrangement: GridArrangement
    ) -> Point {
        let extent = arrangement.rowExtents[cell.row]
        let box = Size(width: arrangement.width(of: cell.columns), height: extent.length)
        if let anchor = cell.cell.anchor {
            let size = sizeThatFits(cell.node, proposal)
            return Point(
                x: anchor.x * (box.width - size.width), y: anchor.y * (box.height - size.height))
        }
        let guide = grid.columnAlignments[cell.columns.lowerBound] ?? grid.alignment.horizontal
        let rowGuide = grid.rows[cell.row].alignment ?? grid.alignment.vertical
        return Point(
            x: defaultPosition(of: guide, in: box)
                - position(of: guide, in: cell.node, proposal, seenFrom: node),
            y: extent.line - position(of: rowGuide, in: cell.node, proposal, seenFrom: node))
    }
}
