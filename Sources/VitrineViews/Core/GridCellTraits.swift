/// The traits of a cell of a `Grid` or a lazy grid.
package nonisolated struct GridCellTraits: Hashable, Sendable {
    package var columns = 1
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []
    package var placement = LazyGridPlacement.inNextTrack

    package init() {}
}
