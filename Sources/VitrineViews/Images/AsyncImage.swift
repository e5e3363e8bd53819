public import Foundation

/// A picture from the network, which a picture of a component never waits for: its placeholder.
public nonisolated struct AsyncImage<Content: View>: View {
    private let content: Content

    /// A gray area: nothing is fetched from the network.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        self.content = nil
    }

    /// The placeholder: nothing is fetched from the network.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    /// The content for ``AsyncImagePhase/empty``: nothing is fetched from the network.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    @MainActor public var body: some View {
        if Content.self == Image?.self {
            Color(white: 0.5, opacity: 0.2)
        } else {
            content
        }
    }
}
