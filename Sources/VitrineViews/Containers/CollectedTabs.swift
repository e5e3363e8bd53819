/// Tabs that a builder has collected.
public struct CollectedTabs<TabValue: Hashable, Screens: View>: TabContent {
    /// The tabs' screens in order, each of which carries its tab along.
    public let screens: Screens
}
