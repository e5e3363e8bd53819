/// The look of date pickers; all are shown compact.
public nonisolated protocol DatePickerStyle: Sendable {}

nonisolated extension View {
    /// Without effect: all date pickers are shown compact.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
}
