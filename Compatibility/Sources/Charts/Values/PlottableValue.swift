public import Foundation
public import Vitrine

/// A value of a mark with what it is called.
public struct PlottableValue<Value: Plottable> {
    let markValue: MarkValue

    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(markValue: MarkValue(value: value.plotted))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(markValue: MarkValue(value: value.plotted))
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(markValue: MarkValue(value: value.plotted))
    }
}

extension PlottableValue where Value == Date {
    /// The day, month or other unit that a date lies in.
    public static func value(
        _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(markValue: MarkValue(date: value, unit: unit, calendar: calendar))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        PlottableValue(markValue: MarkValue(date: value, unit: unit, calendar: calendar))
    }
}

extension PlottableValue where Value: Comparable {
    /// A part of a scale, such as a bin of a histogram.
    public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(markValue: MarkValue(from: range.lowerBound.plotted, to: range.upperBound.plotted))
    }

    public static func value(_ label: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue {
        PlottableValue(markValue: MarkValue(from: range.lowerBound.plotted, to: range.upperBound.plotted))
    }
}

/// A value, and the part of the scale that it stands for.
struct MarkValue: Hashable, Sendable {
    let value: PlottedValue
    let bin: ClosedRange<Double>?
    var unit: Calendar.Component?

    init(value: PlottedValue) {
        self.value = value
        self.bin = nil
    }

    init(date: Date, unit: Calendar.Component, calendar: Calendar) {
        let interval = calendar.dateInterval(of: unit, for: date)
        self.value = .date(date)
        self.bin = interval.map {
            $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate
        }
        self.unit = unit
    }

    init(from start: PlottedValue, to end: PlottedValue) {
        self.value = start
        if let low = start.position, let high = end.position, low <= high {
            self.bin = low...high
        } else {
            self.bin = nil
        }
    }

    /// Where points lie: in the middle of a bin. Nothing for names.
    var position: Double? { bin.map { ($0.lowerBound + $0.upperBound) / 2 } ?? value.position }

    /// The value that tells the stacks apart.
    var key: PlottedValue { bin.map { .number($0.lowerBound) } ?? value }
}
