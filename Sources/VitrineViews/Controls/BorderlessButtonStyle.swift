/// The label in the tint, without a background.
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(
            configuration: configuration, color: configuration.role == .destructive ? .red : .tintColor
        )
        .contentShape(Rectangle())
    }
}

nonisolated extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
