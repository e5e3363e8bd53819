extension TabContent {
    /// Without effect on pictures and tests.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// Without effect: nobody rearranges tabs in a picture.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Without effect: the tab is shown all the same.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Without effect on pictures and tests.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

    /// Without effect: a bar shows no sections, and the actions are not asked for.
    public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }

    /// Without effect: only a sidebar shows the menu, which is not asked for.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some TabContent<TabValue> { self }

    /// Without effect: only a sidebar shows the buttons, which are not asked for.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }

    /// Without effect: nothing is dragged over a picture.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
}
