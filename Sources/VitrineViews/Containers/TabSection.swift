/// Tabs under a heading, which only wide screens show.
public struct TabSection<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue

    private let content: Content

    public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
    where Content.TabValue == Value {
        self.content = content()
    }

    /// Tabs that stand in the bar like others; the title is not shown.
    public init<Value: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
    ) where Content.TabValue == Value {
        self.content = content()
    }

    /// Tabs that stand in the bar like others; the title is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(
        _ title: S, @TabContentBuilder<Value> content: () -> Content
    ) where Content.TabValue == Value {
        self.content = content()
    }

    /// Tabs that stand in the bar like others; the header is not shown.
    public init<Value: Hashable>(
        @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> some View
    ) where Content.TabValue == Value {
        self.content = content()
    }

    public var screens: some View { content.screens }
}
