public import Foundation

/// A rectangle between values.
public nonisolated struct RectangleMark: PrimitiveChartContent {
    private var mark = Mark(.rectangle)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (x.markValue, y.markValue, width, height)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.xStart, mark.xEnd) = (xStart.markValue, xEnd.markValue)
        (mark.yStart, mark.yEnd) = (yStart.markValue, yEnd.markValue)
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.yStart, mark.yEnd) = (x.markValue, yStart.markValue, yEnd.markValue)
        mark.width = width
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.xStart, mark.xEnd, mark.y) = (xStart.markValue, xEnd.markValue, y.markValue)
        mark.height = height
    }

    /// A rectangle that is as high as the chart.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        (mark.xStart, mark.xEnd) = (xStart.markValue, xEnd.markValue)
        if yStart != nil || yEnd != nil { mark.unsupported = "RectangleMark between places in points" }
    }

    /// A rectangle that is as wide as the chart.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (mark.yStart, mark.yEnd) = (yStart.markValue, yEnd.markValue)
        if xStart != nil || xEnd != nil { mark.unsupported = "RectangleMark between places in points" }
    }

    public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
        (mark.x, mark.width) = (x.markValue, width)
    }

    public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        (mark.y, mark.height) = (y.markValue, height)
    }
}
