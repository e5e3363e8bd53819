/// Any arrangement of columns; one is shown, as on a phone.
public nonisolated struct StandardNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == StandardNavigationSplitViewStyle {
    public static var automatic: StandardNavigationSplitViewStyle { StandardNavigationSplitViewStyle() }
    public static var balanced: StandardNavigationSplitViewStyle { StandardNavigationSplitViewStyle() }
    public static var prominentDetail: StandardNavigationSplitViewStyle { StandardNavigationSplitViewStyle() }
}
