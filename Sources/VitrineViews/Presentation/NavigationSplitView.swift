/// Screens beside each other; the picture shows one column, as on a phone: the first, or the preferred one.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let column: AnyView

    /// Shows the sidebar alone, as on a phone; content and detail are not made.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        column = AnyView(sidebar())
    }

    /// Shows the sidebar alone, as on a phone; the detail is not made.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        column = AnyView(sidebar())
    }

    /// Shows the sidebar alone, as on a phone, whatever the visibility is; the detail is not made.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        column = AnyView(sidebar())
    }

    /// Shows the sidebar alone, as on a phone, whatever the visibility is; content and detail are not made.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        column = AnyView(sidebar())
    }

    /// Shows the preferred column alone, as on a phone, whatever the visibility is; the others are not made.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        column =
            switch preferredCompactColumn.wrappedValue {
            case .sidebar: AnyView(sidebar())
            case .content: AnyView(content())
            case .detail: AnyView(detail())
            }
    }

    /// Shows the preferred column alone, as on a phone, whatever the visibility is; the other is not made.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        column =
            preferredCompactColumn.wrappedValue == .detail ? AnyView(detail()) : AnyView(sidebar())
    }

    @MainActor public var body: some View { NavigationScreens(root: column) }
}
