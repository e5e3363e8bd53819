/// Tabs that a builder has collected.
public struct CollectedTabs<TabValue: Hashable, Screens: View>: TabContent {
    public let screens: Screens
}
