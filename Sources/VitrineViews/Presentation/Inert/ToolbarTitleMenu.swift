/// The menu of a bar's title.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let part = ToolbarPart.list([])

    /// A menu that is never shown.
    public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu where Content == EmptyView {
    public init() {}
}
