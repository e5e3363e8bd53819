public import Foundation

/// A straight line through the chart, or a part of it.
public nonisolated struct RuleMark: PrimitiveChartContent {
    private var mark = Mark(.rule)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark.x = x.markValue
        if yStart != nil || yEnd != nil { mark.unsupported = "RuleMark between places in points" }
    }

    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark.y = y.markValue
        if xStart != nil || xEnd != nil { mark.unsupported = "RuleMark between places in points" }
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.yStart, mark.yEnd) = (x.markValue, yStart.markValue, yEnd.markValue)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (mark.xStart, mark.xEnd, mark.y) = (xStart.markValue, xEnd.markValue, y.markValue)
    }
}
