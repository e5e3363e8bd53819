/// Tabs under a heading, which only wide screens show.
public struct TabSection<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue

    private let content: Content

    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
    ) {
        self.content = content()
    }

    public init(
        @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> some View
    ) {
        self.content = content()
    }

    public var screens: some View { content.screens }
}
