import MarketplaceModel
import Vitrine

/// What stands in the place of things where there are none, and what can be done about it.
public struct EmptyState: View {
    private let icon: Icon
    private let title: String
    private let text: String?
    private let actionTitle: String?
    private let action: @MainActor () -> Void
    @ScaledMetric private var messageWidth = Extent.message

    public init(
        _ title: String, text: String? = nil, icon: Icon, actionTitle: String? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.icon = icon
        self.title = title
        self.text = text
        self.actionTitle = actionTitle
        self.action = action
    }

    public var body: some View {
        VStack(spacing: Spacing.small) {
            Image(icon)
                .font(.title)
                .foregroundStyle(.accent)
                .padding(Spacing.wide)
                .background(.accentWell, in: Circle())
                .padding(.bottom, Spacing.small)
                .accessibilityHidden(true)
            Text(title)
                .font(.pageTitle)
                .foregroundStyle(.ink)
            if let text {
                Text(text)
                    .font(.prose)
                    .foregroundStyle(.mutedInk)
                    .frame(maxWidth: messageWidth)
            }
            if let actionTitle {
                Button(actionTitle, action: action)
                    .buttonStyle(.action(.primary))
                    .padding(.top, Spacing.medium)
            }
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, Spacing.huge)
        .padding(.horizontal, Spacing.large)
        .frame(maxWidth: .infinity)
    }
}
