/// Tabs without their type.
public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
    public typealias TabValue = SelectionValue

    public let screens: AnyView

    public init<Tabs: TabContent>(_ tabContent: Tabs) where Tabs.TabValue == SelectionValue {
        self.screens = AnyView(tabContent.screens)
    }
}
