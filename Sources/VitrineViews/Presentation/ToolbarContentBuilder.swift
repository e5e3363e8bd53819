@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> ToolbarItems {
        ToolbarItems(part: ToolbarPart(content))
    }

    public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems {
        ToolbarItems(part: .list(items.map(\.part)))
    }

    public static func buildIf(_ items: ToolbarItems?) -> ToolbarItems { items ?? ToolbarItems() }

    public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items.asBranch(0) }

    public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items.asBranch(1) }

    public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}
