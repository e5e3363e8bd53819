/// The look of date pickers; all are shown compact.
public nonisolated protocol DatePickerStyle: Sendable {}

nonisolated extension View {
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        changingEnvironment { environment in
            environment.datePickerLook =
                switch style {
                case is GraphicalDatePickerStyle: .graphical
                case is WheelDatePickerStyle: .wheel
                default: .compact
                }
        }
    }
}
