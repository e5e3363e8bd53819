/// Items of a bar that a user may rearrange.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
