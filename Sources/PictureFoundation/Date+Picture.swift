public import Foundation
import VitrineViews

// As the current locale: where a file imports Foundation itself, it takes Foundation's, and the moment is the machine's.

extension Date {
    /// The moment of the preview that is being drawn; elsewhere that of the machine.
    @_disfavoredOverload
    public static var now: Date { Resources.current?.date ?? NSDate() as Date }

    /// The moment of the preview that is being drawn; elsewhere that of the machine.
    @_disfavoredOverload
    public init() {
        self = .now
    }

    /// So many seconds after that moment.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
        self = .now.addingTimeInterval(timeIntervalSinceNow)
    }

    /// How many seconds the date is after that moment.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }
}

extension Calendar {
    /// Whether a date lies in the day of the preview that is being drawn; elsewhere in that of the machine.
    @_disfavoredOverload
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }

    /// Whether a date lies in the day before that.
    @_disfavoredOverload
    public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

    /// Whether a date lies in the day after that.
    @_disfavoredOverload
    public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

    private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: .now).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}
