import Foundation

/// A date picker of the compact style: the label and boxes with the date and the time.
nonisolated struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @MainActor var body: some View {
        let components = configuration.displayedComponents
        LabeledRow(label: configuration.label) {
            HStack(spacing: 6) {
                if components.contains(.date) { DateBox(text: Self.date(configuration.selection)) }
                if components.contains(.hourAndMinute) {
                    DateBox(text: Text(configuration.selection, style: .time))
                }
            }
            .accessibilityProperties { $0.tellsValue = true }
        }
        .interaction(.contentShape(Rectangle(), isEvenOdd: false), .date(configuration.input))
        .accessibilityElement(children: .combine)
        .datePickerRole(configuration)
    }

    private static func date(_ date: Date) -> Text {
        Text(formatted: { environment in
            date.formatted(
                Date.FormatStyle(
                    date: .abbreviated, time: .omitted, locale: environment.locale,
                    calendar: environment.calendar, timeZone: environment.timeZone))
        })
    }
}

/// A date or a time on the background of controls.
nonisolated struct DateBox: View {
    let text: Text

    @MainActor var body: some View {
        text.padding(.horizontal, 11).padding(.vertical, 7)
            .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 6))
    }
}

nonisolated extension View {
    /// Makes the view a date picker for assistive technology.
    func datePickerRole(_ configuration: DatePickerStyleConfiguration) -> some View {
        accessibilityRole(.datePicker)
            .accessibilityProperties { [title = configuration.spokenTitle] in
                $0.label = title.map { [$0] } ?? []
            }
    }
}
