/// A corner of a line, which goes through those of its series in their order.
public nonisolated struct LineMark: PrimitiveChartContent {
    private var mark = Mark(.line)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.markValue, y.markValue)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, y: y)
        mark.series = series.markValue.value
    }
}
