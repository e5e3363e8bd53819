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

    /// Keeps the tab from being chosen in the bar.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        CollectedTabs<TabValue, _>(screens: screens.trait(DisabledTabTrait.self, disabled))
    }

    /// Leaves the tab out of the bar, and its screen with it.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        CollectedTabs<TabValue, _>(screens: screens.trait(HiddenTabTrait.self, hidden))
    }
}

enum DisabledTabTrait: TraitKey { typealias Value = Bool }
enum HiddenTabTrait: TraitKey { typealias Value = Bool }
