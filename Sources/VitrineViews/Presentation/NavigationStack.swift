/// Screens on top of each other, of which the last one is shown between its bars.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let screens: NavigationScreens

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.screens = NavigationScreens(root: AnyView(root()))
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.screens = NavigationScreens(
            root: AnyView(root()),
            path: NavigationValues(
                values: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 }))
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.screens = NavigationScreens(
            root: AnyView(root()),
            path: NavigationValues(
                values: { path.wrappedValue.map { AnyHashable($0) } },
                set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
    }

    @MainActor public var body: some View { screens }
}
