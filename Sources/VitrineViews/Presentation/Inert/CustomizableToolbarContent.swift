/// Items of a bar that a user may rearrange.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

nonisolated extension CustomizableToolbarContent {
    /// Leaves the items out of the bar.
    public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent { shown(!hidden) }

    /// Without effect: nobody rearranges items in a picture.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Without effect: the items are shown all the same.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }

    /// Without effect on pictures and tests.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        self
    }

    /// Without effect: no transition begins in a picture.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent { self }
}
