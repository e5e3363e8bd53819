/// How a date picker is drawn.
enum DatePickerLook: Sendable {
    case compact, graphical, wheel
}

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: DatePickerLook { .compact } }
