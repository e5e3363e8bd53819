/// The label as a button of the environment's style.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button {
            if let primaryAction = configuration.primaryAction {
                primaryAction()
            } else {
                configuration.open()
            }
        } label: {
            configuration.label
        }
        .highPriorityGesture(LongPressGesture().onEnded { _ in configuration.open() })
        // The items of the menu that a menu lies in are closed by its own items only.
        .changingEnvironment { $0.didAct = nil }
    }
}

public typealias ButtonMenuStyle = DefaultMenuStyle
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    public static var button: DefaultMenuStyle { DefaultMenuStyle() }
    public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}
