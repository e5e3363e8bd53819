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

    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public func defaultVisibility(
        _ visibility: Visibility, for placements: TabPlacement...
    ) -> some TabContent<TabValue> { self }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
}
