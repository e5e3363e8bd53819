/// The look of lists.
public nonisolated protocol ListStyle: Sendable {}

nonisolated extension View {
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        changingEnvironment { environment in
            environment.listLook =
                switch style {
                case is PlainListStyle, is InsetListStyle: .plain
                case is GroupedListStyle: .grouped
                case is SidebarListStyle: .sidebar
                default: .insetGrouped
                }
        }
    }
}
