import Foundation

/// Beginnings of hours, days, months along a range.
struct DateTicks {
    let unit: Calendar.Component
    let count: Int
    let calendar: Calendar

    private static let strides: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200),
        (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 2, 5_259_492), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
        (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
        (.year, 20, 631_139_040), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
    ]

    init(unit: Calendar.Component, count: Int, calendar: Calendar) {
        self.unit = unit
        self.count = max(count, 1)
        self.calendar = calendar
    }

    /// The finest ones of which there are at most as many as wanted.
    init(range: ClosedRange<Double>, desiredCount: Int, calendar: Calendar) {
        let length = range.upperBound - range.lowerBound
        let stride =
            Self.strides.first { length / $0.seconds <= Double(max(desiredCount, 1)) } ?? (.year, 100, 0)
        self.init(unit: stride.unit, count: stride.count, calendar: calendar)
    }

    func values(in range: ClosedRange<Double>) -> [Date] {
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
        let end = Date(timeIntervalSinceReferenceDate: range.upperBound)
        var values: [Date] = []
        var next = first(before: start)
        while next <= end, values.count < 1000 {
            if next >= start { values.append(next) }
            guard let following = calendar.date(byAdding: unit, value: count, to: next), following > next
            else { break }
            next = following
        }
        return values
    }

    /// The last beginning before a date, counted from that of the next larger unit.
    private func first(before date: Date) -> Date {
        let larger: Calendar.Component? =
            switch unit {
            case .second: .minute
            case .minute: .hour
            case .hour: .day
            case .month: .year
            default: nil
            }
        if let larger, let start = calendar.dateInterval(of: larger, for: date)?.start { return start }
        if unit == .year {
            let year = calendar.component(.year, from: date)
            let start = DateComponents(year: year - year % count, month: 1, day: 1)
            return calendar.date(from: start) ?? date
        }
        return calendar.dateInterval(of: unit, for: date)?.start ?? date
    }

    /// How the beginnings are written.
    func text(for date: Date, locale: Locale) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .second, .nanosecond: style = style.hour().minute().second()
        case .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .month, .quarter: style = style.month(.abbreviated)
        case .year: style = style.year()
        default: style = style.month(.abbreviated).day()
        }
        return date.formatted(style)
    }
}
