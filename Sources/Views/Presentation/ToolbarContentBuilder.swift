@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> ToolbarItems {
        ToolbarItems(entries: (content as? any ToolbarEntries)?.entries ?? [])
    }

    public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems {
        ToolbarItems(entries: items.flatMap(\.entries))
    }

    public static func buildIf(_ items: ToolbarItems?) -> ToolbarItems { items ?? ToolbarItems() }

    public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items }

    public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items }

    public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}
