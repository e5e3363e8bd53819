public import Foundation

/// A part of a circle, as large as its value's part of all values.
public nonisolated struct SectorMark: PrimitiveChartContent {
    private var mark = Mark(.sector)

    @MainActor public func collect(into marks: inout ChartMarks) { marks.marks.append(mark) }

    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark.angle = angle.markValue
        (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
        mark.angularInset = angularInset ?? 0
    }
}
