import Foundation

/// The days of a month, of which one is chosen, with buttons for other months.
///
/// As `UIDatePicker` in its inline style on iOS 18, as remembered: room for six weeks, 44 pt each.
nonisolated struct MonthCalendar: View {
    let input: DateInput
    /// How many months after that of the chosen day it shows.
    @State private var distance = 0
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    private static let weekHeight: CGFloat = 44

    @MainActor var body: some View {
        VStack(spacing: 0) {
            header.frame(height: 44).padding(.horizontal, 16)
            HStack(spacing: 0) {
                ForEach(weekdays.indices, id: \.self) { index in
                    Text(verbatim: weekdays[index])
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: 22)
            .accessibilityHidden(true)
            VStack(spacing: 0) {
                ForEach(weeks.indices, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(0..<7) { day(weeks[week][$0]) }
                    }
                    .frame(height: Self.weekHeight)
                }
            }
            .frame(height: 6 * Self.weekHeight, alignment: .top)
        }
        .frame(minWidth: 7 * Self.weekHeight, idealWidth: 320, maxWidth: .infinity)
    }

    @MainActor private var header: some View {
        HStack(spacing: 28) {
            HStack(spacing: 6) {
                Text(verbatim: month.formatted(style.month(.wide).year()))
                    .font(.system(size: 17, weight: .semibold))
                Chevron(direction: .forward).scaleEffect(0.85).foregroundStyle(Color.tintColor)
            }
            Spacer(minLength: 0)
            turn(by: -1, to: "Previous Month").scaleEffect(x: -1, y: 1)
            turn(by: 1, to: "Next Month")
        }
    }

    @MainActor private func turn(by months: Int, to name: String) -> some View {
        Chevron(direction: .forward).scaleEffect(1.3)
            .foregroundStyle(Color.tintColor)
            .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { distance += months })
            .accessibilityElement()
            .accessibilityLabel(name)
            .accessibilityAddTraits(.isButton)
    }

    @MainActor @ViewBuilder private func day(_ day: Date?) -> some View {
        if let day {
            let isChosen = calendar.isDate(day, inSameDayAs: input.date())
            let isToday = Resources.current?.date.map { calendar.isDate(day, inSameDayAs: $0) } ?? false
            Text(verbatim: day.formatted(style.day()))
                .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(ink(of: day, isChosen: isChosen, isToday: isToday))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if isChosen {
                        Circle().fill(Color.tintColor.opacity(isToday ? 1 : 0.15))
                            .frame(width: Self.weekHeight, height: Self.weekHeight)
                    }
                }
                .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { choose(day) })
                .accessibilityElement()
                .accessibilityLabel(day.formatted(style.weekday(.wide).month(.wide).day()))
                .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
        } else {
            Color.clear
        }
    }

    private func ink(of day: Date, isChosen: Bool, isToday: Bool) -> AnyShapeStyle {
        if isChosen && isToday { return AnyShapeStyle(Color.white) }
        if isChosen || isToday { return AnyShapeStyle(Color.tintColor) }
        return isOpen(day)
            ? AnyShapeStyle(HierarchicalShapeStyle.primary) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    }

    /// Whether a moment of the day lies in the picker's bounds.
    private func isOpen(_ day: Date) -> Bool {
        guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
        return day <= input.bounds.upperBound && next > input.bounds.lowerBound
    }

    /// Chooses a day, at the time of day that is chosen.
    private func choose(_ day: Date) {
        guard isOpen(day) else { return }
        let time = calendar.dateComponents([.hour, .minute, .second], from: input.date())
        let date = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        let bounds = input.bounds
        input.setDate(min(max(date ?? day, bounds.lowerBound), bounds.upperBound))
        distance = 0
    }

    /// The first moment of the month that is shown.
    private var month: Date {
        let chosen = input.date()
        let first = calendar.dateInterval(of: .month, for: chosen)?.start ?? chosen
        return calendar.date(byAdding: .month, value: distance, to: first) ?? first
    }

    /// The month's days by weeks, nothing for those of other months.
    private var weeks: [[Date?]] {
        guard let days = calendar.range(of: .day, in: .month, for: month) else { return [] }
        let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: lead)
        cells += days.map { calendar.date(byAdding: .day, value: $0 - 1, to: month) }
        cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }

    private var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return (0..<names.count).map { index in
            names[(index + calendar.firstWeekday - 1) % names.count].uppercased(with: locale)
        }
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
