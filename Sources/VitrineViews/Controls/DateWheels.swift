import Foundation

/// The parts of a date on wheels beside each other, in the order and the words of the environment's locale.
nonisolated struct DateWheels: View {
    let input: DateInput
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    /// What one wheel turns.
    private enum Part: Hashable {
        case year, month, dayOfMonth, day, hour, minute, halfOfDay
    }

    @MainActor var body: some View {
        HStack(spacing: 20) {
            ForEach(parts, id: \.self) { part in Wheel(rows: rows(of: part)) }
        }
        .wheels()
        .frame(minWidth: 280, idealWidth: 320)
    }

    private var parts: [Part] {
        let hasDate = components.contains(.date)
        guard components.contains(.hourAndMinute) else { return hasDate ? partsOfDate : [] }
        return (hasDate ? [.day] : []) + [.hour, .minute] + (usesHalves ? [.halfOfDay] : [])
    }

    private var usesHalves: Bool { Self.template("j", in: locale).contains("a") }

    private var partsOfDate: [Part] {
        var parts: [Part] = []
        for letter in Self.template("yMMMMd", in: locale) {
            let part: Part? =
                switch letter {
                case "y": .year
                case "M", "L": .month
                case "d": .dayOfMonth
                default: nil
                }
            if let part, !parts.contains(part) { parts.append(part) }
        }
        return parts
    }

    private static func template(_ letters: String, in locale: Locale) -> String {
        DateFormatter.dateFormat(fromTemplate: letters, options: 0, locale: locale) ?? letters
    }

    @MainActor private func rows(of part: Part) -> [Wheel.Row] {
        (-Wheel.reach...Wheel.reach).compactMap { distance in
            date(input.date(), movedBy: distance, of: part).map { date in
                let row = Text(verbatim: text(of: part, at: date)).monospacedDigit()
                    .interaction(
                        .contentShape(Rectangle(), isEvenOdd: false),
                        .activation { input.setDate(bounded(date)) })
                return Wheel.Row(distance: distance, view: AnyView(row))
            }
        }
    }

    /// The date that a row means: hours, minutes, days of a month and months turn in a circle and leave the rest as it is.
    private func date(_ date: Date, movedBy distance: Int, of part: Part) -> Date? {
        guard distance != 0 else { return date }
        switch part {
        case .year: return calendar.date(byAdding: .year, value: distance, to: date)
        case .day: return calendar.date(byAdding: .day, value: distance, to: date)
        case .month: return turned(.month, in: .year, of: date, by: distance)
        case .dayOfMonth: return turned(.day, in: .month, of: date, by: distance)
        case .hour: return turned(.hour, in: .day, of: date, by: distance)
        case .minute: return turned(.minute, in: .hour, of: date, by: distance)
        case .halfOfDay:
            let isMorning = calendar.component(.hour, from: date) < 12
            guard distance == (isMorning ? 1 : -1) else { return nil }
            return calendar.date(byAdding: .hour, value: 12 * distance, to: date)
        }
    }

    private func turned(
        _ unit: Calendar.Component, in whole: Calendar.Component, of date: Date, by distance: Int
    ) -> Date? {
        guard let range = calendar.range(of: unit, in: whole, for: date) else { return nil }
        let value = calendar.component(unit, from: date)
        let place = (value - range.lowerBound + distance) % range.count
        let wanted = range.lowerBound + (place + range.count) % range.count
        return calendar.date(byAdding: unit, value: wanted - value, to: date)
    }

    private func bounded(_ date: Date) -> Date {
        min(max(date, input.bounds.lowerBound), input.bounds.upperBound)
    }

    /// From 1 to 12 where days have halves, else with two digits.
    private func hour(at date: Date) -> String {
        let hour = calendar.component(.hour, from: date)
        return usesHalves ? String((hour + 11) % 12 + 1) : String(format: "%02d", hour)
    }

    private func text(of part: Part, at date: Date) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        return switch part {
        case .year: date.formatted(style.year())
        case .month: calendar.standaloneMonthSymbols[calendar.component(.month, from: date) - 1]
        case .dayOfMonth: date.formatted(style.day())
        case .day: date.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
        case .hour: hour(at: date)
        case .minute: String(format: "%02d", calendar.component(.minute, from: date))
        case .halfOfDay:
            calendar.component(.hour, from: date) < 12 ? calendar.amSymbol : calendar.pmSymbol
        }
    }
}
