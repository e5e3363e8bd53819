public import Foundation

// Bars and their contents belong to the system and are not part of a component's picture.

nonisolated extension View {
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
}
