public import Foundation

/// Views whose glass flows together where it is near, which plain materials do not.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { content }
}
