/// The label as a button of the environment's style.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

public typealias ButtonMenuStyle = DefaultMenuStyle
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    public static var button: DefaultMenuStyle { DefaultMenuStyle() }
    public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}
