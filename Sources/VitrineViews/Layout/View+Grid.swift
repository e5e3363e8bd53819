nonisolated extension View {
    /// Lets the view take several columns of its grid.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutTrait { $0.gridCell.columns = max(count, 1) }
    }

    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutTrait { $0.gridCell.anchor = anchor }
    }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutTrait { $0.gridCell.columnAlignment = guide }
    }

    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutTrait { $0.gridCell.unsizedAxes = axes }
    }
}
