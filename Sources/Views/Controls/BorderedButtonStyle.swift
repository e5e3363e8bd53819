/// The label in the tint on a pale ground.
public struct BorderedButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : .accentColor
        BorderedButton(configuration: configuration, color: color, ground: color.opacity(0.15))
    }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}
