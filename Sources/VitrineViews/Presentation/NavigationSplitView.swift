/// Screens beside each other where the width is regular, as on a pad; elsewhere in one stack, as on a phone.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let columns: NavigationColumns

    private init(
        _ columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil
    ) {
        self.columns = NavigationColumns(
            columns: columns, visibility: visibility, preferredCompactColumn: preferredCompactColumn)
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init([AnyView(sidebar()), AnyView(detail())])
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init([AnyView(sidebar()), AnyView(detail())], visibility: columnVisibility)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            [AnyView(sidebar()), AnyView(content()), AnyView(detail())], visibility: columnVisibility
        )
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            [AnyView(sidebar()), AnyView(content()), AnyView(detail())],
            visibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(
            [AnyView(sidebar()), AnyView(detail())], visibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn)
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            [AnyView(sidebar()), AnyView(content()), AnyView(detail())],
            preferredCompactColumn: preferredCompactColumn)
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init([AnyView(sidebar()), AnyView(detail())], preferredCompactColumn: preferredCompactColumn)
    }

    @MainActor public var body: some View { columns }
}
