public nonisolated struct InsetGroupedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
