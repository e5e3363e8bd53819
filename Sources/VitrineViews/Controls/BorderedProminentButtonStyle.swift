/// The label in white on the tint.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(
            configuration: configuration, color: .white,
            backdrop: configuration.role == .destructive ? Color.red : .tintColor)
    }
}

nonisolated extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle

nonisolated extension ButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
