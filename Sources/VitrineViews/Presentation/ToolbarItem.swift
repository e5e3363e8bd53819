public nonisolated struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let part: ToolbarPart

    /// An item of a bar; people cannot rearrange it, so the id is without effect, and the item is shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        part = .items([ToolbarEntry(placement: placement, content: content())])
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        part = .items([ToolbarEntry(placement: placement, content: content())])
    }
}
