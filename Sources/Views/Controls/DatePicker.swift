public import Foundation

/// A choice of a date, which it shows.
public nonisolated struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let input: DateInput
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.datePickerLook) private var look

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
    }

    private init(
        _ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components, _ label: Label
    ) {
        self.input = DateInput(
            date: { selection.wrappedValue }, setDate: { selection.wrappedValue = $0 }, bounds: bounds)
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
    }

    @MainActor public var body: some View {
        switch look {
        case .compact:
            LabeledRow(label: label) { boxes.accessibilityProperties { $0.tellsValue = true } }
                .interaction(.contentShape(Rectangle(), isEvenOdd: false), .date(input))
                .accessibilityElement(children: .combine)
                .accessibilityRole(.datePicker)
                .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? []
                }
        case .graphical:
            // The label is hidden, as that of a calendar is.
            VStack(spacing: 0) {
                if components.contains(.date) { MonthCalendar(input: input) }
                if components.contains(.hourAndMinute) { time.padding(.horizontal, 16).frame(height: 44) }
            }
            .interaction(.date(input))
            .accessibilityElement(children: .contain)
            .accessibilityRole(.datePicker)
            .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? [] }
        case .wheel:
            LabeledRow(label: label) { DateWheels(input: input, components: components) }
                .interaction(.date(input))
                .accessibilityElement(children: .contain)
                .accessibilityRole(.datePicker)
                .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? []
                }
        }
    }

    private var boxes: some View {
        HStack(spacing: 6) {
            if components.contains(.date) { box(Self.date(input.date())) }
            if components.contains(.hourAndMinute) { box(Text(input.date(), style: .time)) }
        }
    }

    private var time: some View {
        HStack {
            Text(verbatim: "Time")
            Spacer(minLength: 0)
            box(Text(input.date(), style: .time))
        }
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

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
}
