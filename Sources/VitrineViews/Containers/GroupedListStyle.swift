public nonisolated struct GroupedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
