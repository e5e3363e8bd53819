public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
