/// Makes tabs of the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(
        _ content: Content
    ) -> CollectedTabs<TabValue, Content.Screens> where Content.TabValue == TabValue {
        CollectedTabs(screens: content.screens)
    }

    public static func buildBlock<each Screens: View>(
        _ tabs: repeat CollectedTabs<TabValue, each Screens>
    ) -> CollectedTabs<TabValue, TupleView<(repeat each Screens)>> {
        CollectedTabs(screens: ViewBuilder.buildBlock(repeat (each tabs).screens))
    }

    public static func buildIf<Screens: View>(
        _ tabs: CollectedTabs<TabValue, Screens>?
    ) -> CollectedTabs<TabValue, Screens?> {
        CollectedTabs(screens: tabs?.screens)
    }

    public static func buildEither<First: View, Second: View>(
        first: CollectedTabs<TabValue, First>
    ) -> CollectedTabs<TabValue, ConditionalContent<First, Second>> {
        CollectedTabs(screens: ViewBuilder.buildEither(first: first.screens))
    }

    public static func buildEither<First: View, Second: View>(
        second: CollectedTabs<TabValue, Second>
    ) -> CollectedTabs<TabValue, ConditionalContent<First, Second>> {
        CollectedTabs(screens: ViewBuilder.buildEither(second: second.screens))
    }

    public static func buildLimitedAvailability<Screens: View>(
        _ tabs: CollectedTabs<TabValue, Screens>
    ) -> CollectedTabs<TabValue, AnyView> {
        CollectedTabs(screens: AnyView(tabs.screens))
    }
}
