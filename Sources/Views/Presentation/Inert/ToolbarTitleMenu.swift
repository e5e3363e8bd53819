/// The menu of a bar's title.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu where Content == EmptyView {
    public init() {}
}
