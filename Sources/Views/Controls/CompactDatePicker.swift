import Foundation

/// A date picker as the system's styles show it: the label and boxes with the date and the time.
nonisolated struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @MainActor var body: some View {
        LabeledRow(label: configuration.label) {
            HStack(spacing: 6) {
                if components.contains(.date) { box(Self.date(configuration.selection)) }
                if components.contains(.hourAndMinute) { box(Text(configuration.selection, style: .time)) }
            }
            .accessibilityProperties { $0.tellsValue = true }
        }
        .interaction(.contentShape(Rectangle(), isEvenOdd: false), .date(input))
        .accessibilityElement(children: .combine)
        .accessibilityRole(.datePicker)
        .accessibilityProperties { [title = configuration.spokenTitle] in
            $0.label = title.map { [$0] } ?? []
        }
    }

    private var components: DatePickerComponents { configuration.displayedComponents }

    private var input: DateInput {
        let selection = configuration.$selection
        return DateInput(
            date: { selection.wrappedValue }, setDate: { selection.wrappedValue = $0 },
            bounds: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture)
        )
    }

    private static func date(_ date: Date) -> Text {
        Text(formatted: { environment in
            date.formatted(
                Date.FormatStyle(
                    date: .abbreviated, time: .omitted, locale: environment.locale,
                    calendar: environment.calendar, timeZone: environment.timeZone))
        })
    }

    private func box(_ text: Text) -> some View {
        text.padding(.horizontal, 11).padding(.vertical, 7)
            .background(Color.controlGround, in: RoundedRectangle(cornerRadius: 6))
    }
}
