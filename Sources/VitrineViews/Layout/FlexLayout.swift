/// The properties of a flex container; lengths are points.
package nonisolated struct FlexLayout: Hashable, Sendable {
    package var direction = FlexDirection.row
    package var wrap = FlexWrap.nowrap
    package var justify = FlexDistribution.start
    package var align = FlexAlignment.stretch
    package var alignContent = FlexDistribution.stretch
    package var rowGap = 0.0
    package var columnGap = 0.0

    package init() {}

    init(
        direction: FlexDirection, wrap: FlexWrap, justify: FlexDistribution, align: FlexAlignment,
        alignContent: FlexDistribution, rowGap: Double, columnGap: Double
    ) {
        self.direction = direction
        self.wrap = wrap
        self.justify = justify
        self.align = align
        self.alignContent = alignContent
        self.rowGap = rowGap
        self.columnGap = columnGap
    }
}
