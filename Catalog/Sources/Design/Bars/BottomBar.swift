import Vitrine

/// A bar that stays at the bottom of a page while the page scrolls above it.
public struct BottomBar<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        content
            .padding(.horizontal, Spacing.large)
            .padding(.vertical, Spacing.medium)
            .frame(maxWidth: .infinity)
            .overlay(alignment: .top) { Hairline().ignoresSafeArea(edges: .horizontal) }
            .background(.surface)
    }
}
