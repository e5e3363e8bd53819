/// Screens beside each other; the picture shows the first column, as on a phone.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar

    /// Shows the sidebar alone, as on a phone; content and detail are not made.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
    }

    /// Shows the sidebar alone, as on a phone; the detail is not made.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.sidebar = sidebar()
    }

    /// Shows the sidebar alone, as on a phone, whatever the visibility is; the detail is not made.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
    }

    @MainActor public var body: some View { NavigationScreens(root: AnyView(sidebar)) }
}
