/// What the labels in a bar would show.
public nonisolated struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}
