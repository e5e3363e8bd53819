public import Foundation

/// A date or a time that follows the clock; a picture has one moment.
public nonisolated struct TimeDataSource<Value>: Sendable {
    let value: @Sendable (_ now: Date) -> Value
}

extension TimeDataSource where Value == Date {
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { date..<max(date, $0) }
    }

    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { min(date, $0)..<date }
    }
}

extension TimeDataSource where Value == Duration {
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource { .seconds($0.timeIntervalSince(date)) }
    }
}

extension TimeDataSource {
    /// The value at the moment of the picture.
    fileprivate var current: Value {
        value(Resources.current?.date ?? Date(timeIntervalSinceReferenceDate: 0))
    }
}

extension Text {
    /// What a format style writes of the picture's moment, in the environment's language.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F: Sendable, F.FormatInput == V, F.FormatOutput == String, V: Equatable & Sendable {
        let input = source.current
        self.init(formatted: { format.locale($0.locale).format(input) })
    }

    /// What a format style writes of the picture's moment, in the environment's language and without attributes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F: Sendable, F.FormatInput == V, F.FormatOutput == AttributedString, V: Equatable & Sendable {
        let input = source.current
        self.init(formatted: { String(format.locale($0.locale).format(input).characters) })
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// What a format style writes of the picture's moment.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    )
    where F: Sendable, F.FormatInput == V, F.FormatOutput == String, V: Equatable & Sendable {
        appendInterpolation(Text(source, format: format))
    }

    /// What a format style writes of the picture's moment, without attributes.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    )
    where F: Sendable, F.FormatInput == V, F.FormatOutput == AttributedString, V: Equatable & Sendable {
        appendInterpolation(Text(source, format: format))
    }

    /// The time that would be left at the beginning of an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                showsHours: showsHours))
    }
}
