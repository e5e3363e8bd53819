public nonisolated struct DefaultTabViewStyle: TabViewStyle { public init() {} }

public typealias SidebarAdaptableTabViewStyle = DefaultTabViewStyle
public typealias TabBarOnlyTabViewStyle = DefaultTabViewStyle

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}
