/// Screens on top of each other, as earlier systems spell it.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { NavigationScreens(root: AnyView(content)) }
}
