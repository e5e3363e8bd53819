public import Foundation

/// A bar, which stands on zero or on the bars before it.
public nonisolated struct BarMark: PrimitiveChartContent {
    private var mark = Mark(.bar)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (x.markValue, y.markValue, width, height)
        mark.stacking = stacking
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

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.width, mark.stacking) = (x.markValue, width, stacking)
        if yStart != nil || yEnd != nil { mark.unsupported = "BarMark between places in points" }
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (mark.y, mark.height, mark.stacking) = (y.markValue, height, stacking)
        if xStart != nil || xEnd != nil { mark.unsupported = "BarMark between places in points" }
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        (mark.xStart, mark.xEnd) = (xStart.markValue, xEnd.markValue)
        if yStart != nil || yEnd != nil { mark.unsupported = "BarMark between places in points" }
    }
}
