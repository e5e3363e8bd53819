import VitrineGeometry

/// A grid's columns and rows for a proposal.
struct GridArrangement {
    var cells: [PlacedGridCell]
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

    /// What a cell is proposed in the end: its columns, and the row's height where it asks for none.
    func proposal(of cell: PlacedGridCell) -> Proposal {
        let takesHeight = cell.cell.unsizedAxes.contains(.vertical)
        return Proposal(
            width: .length(max(0, width(of: cell.columns))),
            height: takesHeight ? .length(rowExtents[cell.row].length) : rowProposals[cell.row])
    }

    var size: Size {
        Size(
            width: width(of: columns.indices),
            height: rowExtents.reduce(rowGaps.reduce(0, +)) { $0 + $1.length })
    }
}

extension LayoutTree {
    func gridArrangement(of node: NodeID, _ proposal: Proposal) -> GridArrangement {
        let grid = grids[nodes[node.index].payload]
        let cells = gridCells(of: node, grid)
        var arrangement = GridArrangement(
            cells: cells, columns: [], columnGap: columnGap(of: grid, cells), rowProposals: [],
            rowExtents: [], rowGaps: rowGaps(of: grid, cells))
        arrangement.columns = columnWidths(proposal.width, grid, arrangement)
        shareRows(proposal.height, of: node, grid, &arrangement)
        return arrangement
    }

    /// Gives each child its place; children beyond the rows that were declared stand in none.
    private func gridCells(of node: NodeID, _ grid: Grid) -> [PlacedGridCell] {
        let spans = grid.rows.map { row in
            row.isAcrossAllColumns ? 0 : row.cells.reduce(0) { $0 + $1.span }
        }
        let columnCount = max(1, spans.max() ?? 0)
        var cells: [PlacedGridCell] = []
        var following = children(of: node)
        for (index, row) in grid.rows.enumerated() {
            var column = 0
            for cell in row.cells {
                guard let child = following.next() else { return cells }
                let span = row.isAcrossAllColumns ? columnCount : cell.span
                cells.append(
                    PlacedGridCell(node: child, row: index, columns: column..<column + span, cell: cell))
                column += span
            }
        }
        precondition(following.next() == nil, "a grid's rows say where each of its children stands")
        return cells
    }

    private func columnGap(of grid: Grid, _ cells: [PlacedGridCell]) -> Double {
        if let spacing = grid.horizontalSpacing { return spacing }
        let gaps = zip(cells, cells.dropFirst()).filter { $0.row == $1.row }.map {
            distance(from: $0.node, to: $1.node, along: .horizontal)
        }
        return gaps.max() ?? 0
    }

    /// Below each other, two rows keep the largest distance that any two of their cells in one column preference.
    private func rowGaps(of grid: Grid, _ cells: [PlacedGridCell]) -> [Double] {
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

    /// Columns share the width as children of a stack would. A cell that spans several widens the last one; one across all
    /// columns, which stands in no row, widens all of them alike.
    private func columnWidths(
        _ proposal: ProposedLength, _ grid: Grid, _ arrangement: GridArrangement
    ) -> [Double] {
        let cells = arrangement.cells.filter { !$0.cell.unsizedAxes.contains(.horizontal) }
        let inRows = cells.filter { !grid.rows[$0.row].isAcrossAllColumns }
        let count = arrangement.cells.map(\.columns.upperBound).max() ?? 0
        var widths = Array(repeating: 0.0, count: count)
        let answer = { (column: Int, length: ProposedLength) -> Double in
            inRows.filter { $0.columns == column..<column + 1 }
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
        for cell in cells {
            let gaps = Double(cell.columns.count - 1) * arrangement.columnGap
            let isAcrossAll = grid.rows[cell.row].isAcrossAllColumns
            guard isAcrossAll || cell.columns.count > 1 else { continue }
            let length = isAcrossAll ? proposal : .ideal
            let width = sizeThatFits(cell.node, Proposal(width: length, height: .ideal)).width - gaps
            let missing = width - widths[cell.columns].reduce(0, +)
            guard missing > 0 else { continue }
            let widened = isAcrossAll ? cell.columns : cell.columns.suffix(1)
            for column in widened { widths[column] += missing / Double(widened.count) }
        }
        return widths
    }

    /// Rows share the height as children of a stack would; the cells of each are aligned by its guide.
    private func shareRows(
        _ proposal: ProposedLength, of node: NodeID, _ grid: Grid, _ arrangement: inout GridArrangement
    ) {
        let unmeasured = arrangement
        let sized = unmeasured.cells.filter { !$0.cell.unsizedAxes.contains(.vertical) }
        let rows = Dictionary(grouping: sized, by: \.row)
        let extent = { (row: Int, height: ProposedLength) -> CrossExtent in
            var extent = CrossExtent()
            var anchored = 0.0
            let guide = grid.rows[row].alignment ?? grid.alignment.vertical
            for cell in rows[row] ?? [] {
                let width = max(0, unmeasured.width(of: cell.columns))
                let cellProposal = Proposal(width: .length(width), height: height)
                let length = self.sizeThatFits(cell.node, cellProposal).height
                if cell.cell.anchor == nil {
                    let line = self.position(of: guide, in: cell.node, cellProposal, seenFrom: node)
                    extent.include(length: length, guide: line)
                } else {
                    anchored = max(anchored, length)
                }
            }
            extent.lengthen(to: anchored)
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
