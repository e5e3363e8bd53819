public import Foundation

/// A point.
public nonisolated struct PointMark: PrimitiveChartContent {
    private var mark = Mark(.point)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.markValue, y.markValue)
    }

    /// A point in the middle, or at a place in points.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark.x = x.markValue
        if y != nil { mark.unsupported = "PointMark at a place in points" }
    }

    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark.y = y.markValue
        if x != nil { mark.unsupported = "PointMark at a place in points" }
    }
}
