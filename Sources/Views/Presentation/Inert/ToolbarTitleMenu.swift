/// The menu of a bar's title.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never

    /// A menu that is never shown.
    public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu where Content == EmptyView {
    public init() {}
}
