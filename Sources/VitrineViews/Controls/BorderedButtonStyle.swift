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

/// Glass is shown as a plain background.
public typealias GlassButtonStyle = BorderedButtonStyle

nonisolated extension GlassButtonStyle {
    /// The kind of glass is without effect.
    public init(_ glass: Glass) {}
}

nonisolated extension ButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
