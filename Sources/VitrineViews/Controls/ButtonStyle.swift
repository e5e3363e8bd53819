/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        settingStyle(
            StyleBox(style: style) { style, configuration in style.makeBody(configuration: configuration) })
    }

    /// Sets a style that decides when buttons do what they do.
    @_disfavoredOverload
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}
