import Foundation

/// A calendar, and a row for the time; the label is hidden.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let components = configuration.displayedComponents
        return VStack(spacing: 0) {
            if components.contains(.date) { MonthCalendar(input: configuration.input) }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: "Time")
                    Spacer(minLength: 0)
                    DateBox(text: Text(configuration.selection, style: .time))
                }
                .padding(.horizontal, 16)
                .frame(height: 44)
            }
        }
        .interaction(.date(configuration.input))
        .accessibilityElement(children: .contain)
        .datePickerRole(configuration)
    }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
