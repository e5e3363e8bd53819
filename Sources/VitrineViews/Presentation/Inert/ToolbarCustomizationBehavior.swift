/// Whether a person could move an item of a bar.
public nonisolated struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
