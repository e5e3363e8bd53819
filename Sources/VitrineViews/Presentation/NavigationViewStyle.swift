/// How a `NavigationView` shows its columns where the width is regular.
public nonisolated protocol NavigationViewStyle: Sendable {}

nonisolated extension View {
    /// Whether columns stand beside each other where the width is regular; a stack has the first one alone.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        environment(\.stacksNavigationViews, style is StackNavigationViewStyle)
    }
}

extension EnvironmentValues {
    var stacksNavigationViews: Bool {
        get { self[StacksNavigationViewsKey.self] }
        set { self[StacksNavigationViewsKey.self] = newValue }
    }
}

private enum StacksNavigationViewsKey: EnvironmentKey { static var defaultValue: Bool { false } }
