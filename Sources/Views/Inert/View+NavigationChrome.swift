public import Foundation

// Bars and their contents belong to the system and are not part of a component's picture.

extension View {
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

    public func navigationTitle(_ title: Text) -> some View { self }

    public func navigationTitle(_ title: Binding<String>) -> some View { self }

    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

    public func navigationBarTitle(_ title: Text) -> some View { self }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View { self }

    public func navigationBarItems<Leading: View>(leading: Leading) -> some View { self }

    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { self }

    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }

    public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
        self
    }

    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }

    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View { self }

    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
    ) -> some View { self }

    public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
    ) -> some View { self }

    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    public func statusBar(hidden: Bool) -> some View { self }

    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        self
    }

    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }

    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    public func toolbarBackground<Style: ShapeStyle>(
        _ style: Style, for bars: ToolbarPlacement...
    ) -> some View { self }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }

    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }

    public func searchSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View {
        self
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        trait(TabItemTrait.self, label())
    }

    public func badge(_ count: Int) -> some View { self }

    public func badge(_ label: Text?) -> some View { self }

    public func badge(_ key: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { self }
}

public nonisolated struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }

    private let name: String

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

public nonisolated struct TabViewCustomization: Hashable, Sendable {
    public init() {}
}

public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let never = TabBarMinimizeBehavior(name: "never")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// How a `NavigationView` shows its columns.
public nonisolated protocol NavigationViewStyle: Sendable {}

public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a `NavigationSplitView` shows its columns.
public nonisolated protocol NavigationSplitViewStyle: Sendable {}

public nonisolated struct StandardNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == StandardNavigationSplitViewStyle {
    public static var automatic: StandardNavigationSplitViewStyle { StandardNavigationSplitViewStyle() }
    public static var balanced: StandardNavigationSplitViewStyle { StandardNavigationSplitViewStyle() }
    public static var prominentDetail: StandardNavigationSplitViewStyle { StandardNavigationSplitViewStyle() }
}
