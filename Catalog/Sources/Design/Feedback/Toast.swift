import MarketplaceModel
import Vitrine

/// What has just happened, above everything else, and how to take it back.
public struct Toast: View {
    private let text: String
    private let icon: Icon?
    private let actionTitle: String?
    private let action: @MainActor () -> Void
    @Environment(\.tokens) private var tokens

    public init(
        _ text: String, icon: Icon? = nil, actionTitle: String? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.text = text
        self.icon = icon
        self.actionTitle = actionTitle
        self.action = action
    }

    public var body: some View {
        HStack(spacing: Spacing.medium) {
            if let icon { Image(icon).font(.rowTitle).accessibilityHidden(true) }
            AdaptiveStack(spacing: .medium) {
                Text(text)
                    .font(.prose)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let actionTitle {
                    Button(actionTitle, action: action)
                        .font(.buttonLabel)
                        .buttonStyle(.plain)
                        .foregroundStyle(.accentOnInk)
                        .layoutPriority(1)
                }
            }
        }
        .foregroundStyle(.surface)
        .padding(.horizontal, Spacing.large)
        .padding(.vertical, tokens[Spacing.medium] + tokens[Spacing.hair])
        .background(.ink, in: RoundedRectangle(cornerRadius: Radius.photo))
        .shadow(Elevation.card)
    }
}
