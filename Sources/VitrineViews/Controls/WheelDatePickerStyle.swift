/// The parts of the date on wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) {
            DateWheels(input: configuration.input, components: configuration.displayedComponents)
        }
        .interaction(.date(configuration.input))
        .accessibilityElement(children: .contain)
        .datePickerRole(configuration)
    }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
