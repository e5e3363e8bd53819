public import Foundation

/// A part of a scale.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
    public let lowerBound: Bound
    public let upperBound: Bound
}

/// Equal parts of a scale of numbers.
public struct NumberBins<Value: BinaryFloatingPoint & Plottable> {
    public let thresholds: [Value]

    public init(range: ClosedRange<Value>, count: Int) {
        let step = (range.upperBound - range.lowerBound) / Value(max(count, 1))
        self.thresholds = (0...max(count, 1)).map { range.lowerBound + step * Value($0) }
    }

    public init(thresholds: [Value]) {
        self.thresholds = thresholds
    }

    /// Round parts, about as many as wanted.
    public init(data: [Value], desiredCount: Int = 10) {
        guard let low = data.min(), let high = data.max() else {
            self.thresholds = []
            return
        }
        let range = Double(low)...Double(high)
        let ticks = NumberTicks(range: range, desiredCount: desiredCount)
        self.thresholds = ticks.values(in: ticks.rounded(range, lower: true, upper: true)).map { Value($0) }
    }

    public func index(for value: Value) -> Int {
        max((thresholds.firstIndex { $0 > value } ?? thresholds.count - 1) - 1, 0)
    }

    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
    }
}

/// Hours, days or months along a range of dates.
public struct DateBins {
    public let thresholds: [Date]

    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        let ticks = DateTicks(unit: unit, count: count, calendar: calendar)
        let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        self.thresholds = ticks.values(
            in: start.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
    }

    public init(thresholds: [Date]) {
        self.thresholds = thresholds
    }

    public func index(for date: Date) -> Int {
        max((thresholds.firstIndex { $0 > date } ?? thresholds.count - 1) - 1, 0)
    }

    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
    }
}
