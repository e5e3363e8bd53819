/// The look of date pickers; those of the system are all shown compact.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Without effect for the system's styles: they are all shown compact.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}
