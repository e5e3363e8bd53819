/// A corner of an area, which lies between zero, or the area before it, and its values.
public nonisolated struct AreaMark: PrimitiveChartContent {
    private var mark = Mark(.area)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.stacking) = (x.markValue, y.markValue, stacking)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: x, y: y, stacking: stacking)
        mark.series = series.markValue.value
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.yStart, mark.yEnd) = (x.markValue, yStart.markValue, yEnd.markValue)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, yStart: yStart, yEnd: yEnd)
        mark.series = series.markValue.value
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (mark.xStart, mark.xEnd, mark.y) = (xStart.markValue, xEnd.markValue, y.markValue)
        mark.unsupported = "AreaMark along y"
    }
}
