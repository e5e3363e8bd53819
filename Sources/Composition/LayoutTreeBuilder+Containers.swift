import Flexbox
import Foundation
import Geometry
import Views

extension LayoutTreeBuilder {
    /// The engine's node for a container; its children are added by the caller.
    mutating func addContainer(_ layout: ContainerLayout, of node: ResolvedNode) -> NodeID {
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
            addGrid(layout)
        case .table(let layout):
            addTable(layout, of: node)
        case .flex(let layout):
            tree.addFlexContainer(
                BoxStyle(layout, box: node.flexItem, isRightToLeft: node.isRightToLeft))
        case .scroll(let axes):
            tree.addScroll(LayoutAxes(axes))
        case .firstThatFits(let axes):
            tree.addFirstThatFits(LayoutAxes(axes))
        case .proposal:
            tree.addFill()
        case .custom(let arrangement):
            addCustom(arrangement, of: node)
        }
    }

    func addGrid(_ layout: LazyGridLayout) -> NodeID {
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
                    horizontal: standardGuide($0.horizontal.key), vertical: standardGuide($0.vertical.key))
            }
            return GridTrack(extent, spacing: item.spacing.map { Double($0) }, alignment: alignment)
        }
        let key = layout.isVertical ? layout.alignment.horizontal.key : layout.alignment.vertical.key
        return tree.addLazyGrid(
            layout.isVertical ? .vertical : .horizontal, tracks: tracks, spacing: layout.spacing,
            alignment: standardGuide(key))
    }

    /// Cells that say the same row stand in it; other views are rows of their own.
    private mutating func addTable(_ layout: TableLayout, of node: ResolvedNode) -> NodeID {
        var rows: [Flexbox.GridRow] = []
        var current: GridRowTrait?
        for child in node.children {
            let traits = child.layoutTraits
            if let row = traits.gridRow, row == current, let last = rows.indices.last {
                rows[last].spans?.append(traits.gridCell.columns)
            } else if let row = traits.gridRow {
                rows.append(
                    GridRow(spans: [traits.gridCell.columns], alignment: row.alignment.map { guide($0.key) }))
            } else {
                rows.append(.acrossAllColumns)
            }
            current = traits.gridRow
        }
        return tree.addGrid(
            rows: rows, alignment: guides(layout.alignment), horizontalSpacing: layout.horizontalSpacing,
            verticalSpacing: layout.verticalSpacing)
    }
}

extension LayoutAxes {
    fileprivate init(_ axes: Axis.Set) {
        self = []
        if axes.contains(.horizontal) { insert(.horizontal) }
        if axes.contains(.vertical) { insert(.vertical) }
    }
}
