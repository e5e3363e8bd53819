nonisolated extension View {
    /// Without effect on pictures and tests.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// Without effect: there is no sidebar, and its header is not asked for.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Without effect: there is no sidebar, and its footer is not asked for.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Without effect: there is no sidebar, and its bar is not asked for.
    public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    /// Shows the tabs without it, with a finding.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        snapshotFinding("a tab view's bottom accessory is not shown")
    }

    /// Shows the tabs without it, with a finding where it is enabled.
    @ViewBuilder
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        if isEnabled { tabViewBottomAccessory(content: content) } else { self }
    }

    /// Without effect: a search tab looks like the others.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    /// Without effect: the bar keeps its size.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
