public nonisolated struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
