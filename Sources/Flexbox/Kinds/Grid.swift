import Geometry

/// A row of a grid: how many of the grid's children are its cells, and how they are aligned (`GridRow`).
public struct GridRow: Hashable, Sendable {
    /// How many columns each cell spans; nil for a single cell across all columns, which does not widen any.
    public var spans: [Int]?
    /// A vertical guide; nil for the grid's.
    public var alignment: AlignmentGuide?

    public init(spans: [Int]?, alignment: AlignmentGuide? = nil) {
        precondition(spans?.allSatisfy { $0 > 0 } ?? true, "a cell spans at least one column")
        precondition(alignment.map { $0.axis == .vertical } ?? true, "a row aligns by a vertical guide")
        self.spans = spans
        self.alignment = alignment
    }

    /// A row of so many cells, each in a column of its own.
    public static func cells(_ count: Int, alignment: AlignmentGuide? = nil) -> GridRow {
        GridRow(spans: Array(repeating: 1, count: count), alignment: alignment)
    }

    /// A child of the grid that stands in no row.
    public static let acrossAllColumns = GridRow(spans: nil)
}

struct Grid {
    var rows: [GridRow]
    var alignment: BoxAlignment
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
}

/// A child of a grid with its place in it.
private struct GridCell {
    var node: NodeID
    var row: Int
    var columns: Range<Int>
    var isAcrossAll: Bool
}

private struct GridArrangement {
    var cells: [GridCell]
    /// Lengths of the columns and the gap after each.
    var columns: [Double]
    var columnGap: Double
    /// Proposed and taken heights of the rows, the line of the rows' guides from their tops, the gaps before them.
    var rowProposals: [ProposedLength]
    var rowExtents: [CrossExtent]
    var rowGaps: [Double]

    func width(of columns: Range<Int>) -> Double {
        self.columns[columns].reduce(0, +) + Double(max(0, columns.count - 1)) * columnGap
    }

    func start(of column: Int) -> Double {
        columns[..<column].reduce(0, +) + Double(column) * columnGap
    }

    var size: Size {
        Size(
            width: width(of: columns.indices),
            height: rowExtents.reduce(rowGaps.reduce(0, +)) { $0 + $1.length })
    }
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
            rows: rows, alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        return addNode(.grid, payload: grids.append(grid))
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
            let box = Size(width: arrangement.width(of: cell.columns), height: 0)
            let cellProposal = Proposal(
                width: .length(max(0, box.width)), height: arrangement.rowProposals[row])
            let guide = grid.rows[row].alignment ?? grid.alignment.vertical
            let origin = Point(
                x: arrangement.start(of: cell.columns.lowerBound)
                    + defaultPosition(of: grid.alignment.horizontal, in: box)
                    - position(of: grid.alignment.horizontal, in: cell.node, cellProposal, seenFrom: node),
                y: y + arrangement.rowExtents[row].line
                    - position(of: guide, in: cell.node, cellProposal, seenFrom: node))
            place(cell.node, at: origin, cellProposal)
        }
    }

    private func gridArrangement(of node: NodeID, _ proposal: Proposal) -> GridArrangement {
        let grid = grids[nodes[node.index].payload]
        let cells = gridCells(of: node, grid)
        var arrangement = GridArrangement(
            cells: cells, columns: [], columnGap: columnGap(of: grid, cells), rowProposals: [],
            rowExtents: [], rowGaps: rowGaps(of: grid, cells))
        arrangement.columns = columnWidths(proposal.width, arrangement)
        shareRows(proposal.height, of: node, grid, &arrangement)
        return arrangement
    }

    /// Gives each child its place; children beyond the rows that were declared stand in none.
    private func gridCells(of node: NodeID, _ grid: Grid) -> [GridCell] {
        let columnCount = max(1, grid.rows.map { $0.spans?.reduce(0, +) ?? 0 }.max() ?? 0)
        var cells: [GridCell] = []
        var following = children(of: node)
        for (index, row) in grid.rows.enumerated() {
            var column = 0
            for span in row.spans ?? [columnCount] {
                guard let child = following.next() else { return cells }
                cells.append(
                    GridCell(
                        node: child, row: index, columns: column..<column + span,
                        isAcrossAll: row.spans == nil))
                column += span
            }
        }
        precondition(following.next() == nil, "a grid's rows say where each of its children stands")
        return cells
    }

    private func columnGap(of grid: Grid, _ cells: [GridCell]) -> Double {
        if let spacing = grid.horizontalSpacing { return spacing }
        let gaps = zip(cells, cells.dropFirst()).filter { $0.row == $1.row }.map {
            distance(from: $0.node, to: $1.node, along: .horizontal)
        }
        return gaps.max() ?? 0
    }

    /// Below each other, two rows keep the largest distance that any two of their cells in one column wish.
    private func rowGaps(of grid: Grid, _ cells: [GridCell]) -> [Double] {
        grid.rows.indices.map { row in
            guard row > 0 else { return 0 }
            if let spacing = grid.verticalSpacing { return spacing }
            let gaps = cells.filter { $0.row == row - 1 }.flatMap { upper in
                cells.filter { $0.row == row && $0.columns.overlaps(upper.columns) }.map { lower in
                    distance(from: upper.node, to: lower.node, along: .vertical)
                }
            }
            return gaps.max() ?? SpacingPreferences.defaultDistance
        }
    }

    /// Columns share the width as children of a stack would; a cell that spans several widens the last one.
    private func columnWidths(_ proposal: ProposedLength, _ arrangement: GridArrangement) -> [Double] {
        let cells = arrangement.cells
        let count = cells.map(\.columns.upperBound).max() ?? 0
        var widths = Array(repeating: 0.0, count: count)
        let answer = { (column: Int, length: ProposedLength) -> Double in
            cells.filter { !$0.isAcrossAll && $0.columns == column..<column + 1 }
                .map { self.sizeThatFits($0.node, Proposal(width: length, height: .ideal)).width }
                .max() ?? 0
        }
        shareLength(
            proposal.reduced(by: Double(max(0, count - 1)) * arrangement.columnGap),
            among: count, priority: { _ in 0 }, estimating: answer,
            taking: { column, length in
                widths[column] = answer(column, length)
                return widths[column]
            })
        for cell in cells where !cell.isAcrossAll && cell.columns.count > 1 {
            let gaps = Double(cell.columns.count - 1) * arrangement.columnGap
            let width = sizeThatFits(cell.node, .ideal).width - gaps
            let missing = width - widths[cell.columns].reduce(0, +)
            if missing > 0 { widths[cell.columns.upperBound - 1] += missing }
        }
        return widths
    }

    /// Rows share the height as children of a stack would; the cells of each are aligned by its guide.
    private func shareRows(
        _ proposal: ProposedLength, of node: NodeID, _ grid: Grid, _ arrangement: inout GridArrangement
    ) {
        let unmeasured = arrangement
        let rows = Dictionary(grouping: unmeasured.cells, by: \.row)
        let extent = { (row: Int, height: ProposedLength) -> CrossExtent in
            var extent = CrossExtent()
            let guide = grid.rows[row].alignment ?? grid.alignment.vertical
            for cell in rows[row] ?? [] {
                let width = max(0, unmeasured.width(of: cell.columns))
                let cellProposal = Proposal(width: .length(width), height: height)
                extent.include(
                    length: self.sizeThatFits(cell.node, cellProposal).height,
                    guide: self.position(of: guide, in: cell.node, cellProposal, seenFrom: node))
            }
            return extent
        }
        var extents = Array(repeating: CrossExtent(), count: grid.rows.count)
        var proposals = Array(repeating: ProposedLength.ideal, count: grid.rows.count)
        shareLength(
            proposal.reduced(by: unmeasured.rowGaps.reduce(0, +)),
            among: grid.rows.count, priority: { _ in 0 },
            estimating: { extent($0, $1).length },
            taking: { row, height in
                extents[row] = extent(row, height)
                proposals[row] = height
                return extents[row].length
            })
        arrangement.rowExtents = extents
        arrangement.rowProposals = proposals
    }
}
