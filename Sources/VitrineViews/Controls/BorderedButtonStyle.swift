/// The label in the tint on a pale background.
public nonisolated struct BorderedButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : .tintColor
        BorderedButton(configuration: configuration, color: color, backdrop: color.opacity(0.15))
    }
}

nonisolated extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension ButtonStyle where Self == BorderedButtonStyle {
    public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}
