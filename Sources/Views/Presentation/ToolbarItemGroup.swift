public nonisolated struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let entries: [ToolbarEntry]

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = [ToolbarEntry(placement: placement, content: content())]
    }
}
