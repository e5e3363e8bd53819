public nonisolated struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
