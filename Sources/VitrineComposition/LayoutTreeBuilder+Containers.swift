import Flexbox
import Foundation
import VitrineGeometry
import VitrineViews

extension LayoutTreeBuilder {
    /// The engine's node for a container; its children are added by the caller.
    ///
    /// - Parameter box: what a `Flex` has for itself.
    func addContainer(
        _ layout: ContainerLayout, childTraits: @autoclosure () -> [LayoutTraits], isRightToLeft: Bool,
        box: FlexItem? = nil
    ) -> NodeID {
        switch layout {
        case .horizontal(let alignment, let spacing):
            tree.addStack(.horizontal, spacing: spacing, alignment: guide(alignment.key))
        case .vertical(let alignment, let spacing):
            tree.addStack(.vertical, spacing: spacing, alignment: guide(alignment.key))
        case .overlapping(let alignment):
            tree.addZStack(alignment: guides(alignment))
        case .lazyHorizontal(let alignment, let spacing):
            tree.addLazyStack(.horizontal, spacing: spacing, alignment: guide(alignment.key))
        case .lazyVertical(let alignment, let spacing):
            tree.addLazyStack(.vertical, spacing: spacing, alignment: guide(alignment.key))
        case .grid(let layout):
            addGrid(layout, childTraits: childTraits())
        case .table(let layout):
            addTable(layout, childTraits: childTraits())
        case .flex(let layout):
            tree.addFlexContainer(BoxStyle(layout, box: box, isRightToLeft: isRightToLeft))
        case .scroll(let axes):
            tree.addScroll(LayoutAxes(axes))
        case .firstThatFits(let axes):
            tree.addFirstThatFits(LayoutAxes(axes))
        case .proposal:
            tree.addFill()
        case .custom(let arrangement):
            addCustom(arrangement, childTraits: childTraits(), isRightToLeft: isRightToLeft)
        }
    }

    func addGrid(_ layout: LazyGridLayout, childTraits: [LayoutTraits]) -> NodeID {
        let tracks = layout.tracks.map { item in
            let extent: GridTrack.Extent =
                switch item.size {
                case .fixed(let length): .fixed(Double(length))
                case .flexible(let minimum, let maximum):
                    .flexible(min: Double(minimum), max: Double(maximum))
                case .adaptive(let minimum, let maximum):
                    .adaptive(min: Double(minimum), max: Double(maximum))
                }
            let alignment = item.alignment.map {
                BoxAlignment(
                    horizontal: guide($0.horizontal.key), vertical: guide($0.vertical.key))
            }
            return GridTrack(extent, spacing: item.spacing.map { Double($0) }, alignment: alignment)
        }
        let key = layout.isVertical ? layout.alignment.horizontal.key : layout.alignment.vertical.key
        return tree.addLazyGrid(
            layout.isVertical ? .vertical : .horizontal, tracks: tracks,
            cells: childTraits.map { LazyGridCell($0.gridCell.placement) }, spacing: layout.spacing,
            alignment: guide(key))
    }

    /// Cells that say the same row stand in it; other views are rows of their own.
    private func addTable(_ layout: TableLayout, childTraits: [LayoutTraits]) -> NodeID {
        var rows: [Flexbox.GridRow] = []
        var columnAlignments: [(column: Int, guide: AlignmentGuide)] = []
        var current: GridRowTrait?
        for traits in childTraits {
            let cell = GridCell(traits.gridCell)
            if traits.gridRow == nil {
                rows.append(.acrossAllColumns(cell))
            } else if traits.gridRow != current || rows.isEmpty {
                rows.append(GridRow([cell], alignment: traits.gridRow?.alignment.map { guide($0.key) }))
            } else {
                rows[rows.count - 1].cells.append(cell)
            }
            current = traits.gridRow
            if let alignment = traits.gridCell.columnAlignment, let row = rows.last {
                let column = row.cells.dropLast().reduce(0) { $0 + $1.span }
                columnAlignments.append((column, guide(alignment.key)))
            }
        }
        let grid = tree.addGrid(
            rows: rows, alignment: guides(layout.alignment), horizontalSpacing: layout.horizontalSpacing,
            verticalSpacing: layout.verticalSpacing)
        // Where several cells of a column say how it is aligned, the first one does.
        for (column, guide) in columnAlignments.reversed() {
            tree.setColumnAlignment(guide, ofColumn: column, in: grid)
        }
        return grid
    }
}

extension LazyGridCell {
    fileprivate init(_ placement: LazyGridPlacement) {
        switch placement {
        case .inNextTrack: self = .inNextTrack
        case .startingLine: self = .startingLine
        case .acrossAllTracks: self = .acrossAllTracks
        }
    }
}

extension GridCell {
    fileprivate init(_ traits: GridCellTraits) {
        self.init(
            span: traits.columns,
            anchor: traits.anchor.map { Point(x: Double($0.x), y: Double($0.y)) },
            unsizedAxes: LayoutAxes(traits.unsizedAxes))
    }
}

extension LayoutAxes {
    init(_ axes: Axis.Set) {
        self = []
        if axes.contains(.horizontal) { insert(.horizontal) }
        if axes.contains(.vertical) { insert(.vertical) }
    }
}
