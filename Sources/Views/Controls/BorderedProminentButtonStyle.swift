/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(
            configuration: configuration, color: .white,
            ground: configuration.role == .destructive ? Color.red : .accentColor)
    }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
