/// Tabs of a `TabView` with their screens.
public nonisolated protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Screens: View

    /// The screens as views that carry their tabs along.
    var screens: Screens { get }
}

extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        CollectedTabs<TabValue, _>(screens: screens.badge(count))
    }

    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        CollectedTabs<TabValue, _>(screens: screens.badge(label))
    }

    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        CollectedTabs<TabValue, _>(screens: screens.badge(key))
    }

    /// Without effect on pictures and tests.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Without effect: the tab is shown all the same.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: TabPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Without effect on pictures and tests.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    /// Without effect: the tab has no identifier for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
    /// Without effect: the tab can be chosen all the same.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    /// Without effect: the tab is shown all the same.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
}
