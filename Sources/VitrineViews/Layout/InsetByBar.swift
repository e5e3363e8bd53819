/// A view beside a bar of its own, below which its background and what it scrolls go on.
nonisolated struct InsetByBar<Content: View, Bar: View, Stack: View>: View {
    let content: Content
    let bar: Bar
    /// Puts both beside each other.
    let stack: (AnyView, AnyView) -> Stack
    @Environment(\.safeArea) private var safeArea

    init(content: Content, bar: Bar, @ViewBuilder stack: @escaping (AnyView, AnyView) -> Stack) {
        self.content = content
        self.bar = bar
        self.stack = stack
    }

    @MainActor var body: some View {
        let room = SafeArea.frame(depth: (safeArea?.depth ?? 0) + 1, in: safeArea)
        stack(
            AnyView(
                content.changingEnvironment { $0.safeArea = room }.coordinateSpace(.room(room.depth))),
            AnyView(bar.zIndex(1))
        )
        .coordinateSpace(.frame(room.depth))
    }
}
