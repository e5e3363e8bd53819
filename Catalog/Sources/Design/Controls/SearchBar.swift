import MarketplaceModel
import Vitrine

/// A field to search with.
public struct SearchBar: View {
    private let prompt: String
    private let isActive: Bool
    private let cancel: @MainActor () -> Void
    @Binding private var text: String

    /// An active bar has a way to leave it.
    public init(
        _ prompt: String, text: Binding<String>, isActive: Bool = false,
        cancel: @escaping @MainActor () -> Void = {}
    ) {
        self.prompt = prompt
        self.isActive = isActive
        self.cancel = cancel
        self._text = text
    }

    public var body: some View {
        AdaptiveStack(spacing: .medium) {
            HStack(spacing: Spacing.small) {
                Image(.search).foregroundStyle(.mutedInk).accessibilityHidden(true)
                TextField(prompt, text: $text, prompt: Text(prompt).foregroundStyle(.mutedInk))
                    .foregroundStyle(.ink)
                if text.isEmpty {
                    Image(.camera).foregroundStyle(.mutedInk).accessibilityHidden(true)
                } else {
                    Button {
                        text = ""
                    } label: {
                        Image(.close).font(.control).foregroundStyle(.mutedInk)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Clear text")
                }
            }
            .font(.callout)
            .padding(.horizontal, Spacing.large)
            .padding(.vertical, Spacing.snug)
            .frame(minHeight: Extent.searchHeight)
            .background(.well, in: Capsule())
            .overlay {
                if isActive { Capsule().strokeBorder(.accent, lineWidth: 1.5) }
            }
            if isActive {
                Button("Cancel", action: cancel).buttonStyle(.quiet).lineLimit(1).layoutPriority(1)
            }
        }
    }
}
