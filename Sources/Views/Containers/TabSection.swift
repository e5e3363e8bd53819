/// Tabs under a heading, which only wide screens show.
public struct TabSection<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue

    private let content: Content

    /// Tabs that stand in the bar like others; the title is not shown.
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
    ) {
        self.content = content()
    }

    /// Tabs that stand in the bar like others; the title is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<Content.TabValue> content: () -> Content
    ) {
        self.content = content()
    }

    /// Tabs that stand in the bar like others; the header is not shown.
    public init(
        @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> some View
    ) {
        self.content = content()
    }

    public var screens: some View { content.screens }
}
