/// What a builder has collected for a bar.
public nonisolated struct ToolbarItems: CustomizableToolbarContent {
    public typealias Body = Never
}
