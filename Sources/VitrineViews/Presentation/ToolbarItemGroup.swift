public nonisolated struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let part: ToolbarPart

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        part = .items([ToolbarEntry(placement: placement, content: content())])
    }

    /// Items of a bar; there is room for them, so the label that would stand for them is not made.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }
}
