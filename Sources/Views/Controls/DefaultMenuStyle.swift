/// The label as a button of the environment's style.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

public typealias ButtonMenuStyle = DefaultMenuStyle
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    public static var button: DefaultMenuStyle { DefaultMenuStyle() }
    public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}
