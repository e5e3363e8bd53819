import MarketplaceModel
import Vitrine

/// A word to choose, such as a filter.
public struct Chip: View {
    private let title: String
    private let icon: Icon?
    private let isSelected: Bool
    private let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tokens) private var tokens

    public init(
        _ title: String, icon: Icon? = nil, isSelected: Bool = false,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: Spacing.snug) {
                if let icon { Image(icon).font(.caption).accessibilityHidden(true) }
                Text(title).lineLimit(1)
            }
            .font(.chip)
            .foregroundStyle(ink)
            .strikethrough(!isEnabled)
            .padding(.horizontal, tokens[Spacing.medium] + tokens[Spacing.hair])
            .padding(.vertical, tokens[Spacing.small] + 1)
            .background {
                if isSelected {
                    Capsule().fill(.accent)
                } else {
                    Capsule().strokeBorder(isEnabled ? .strongLine : .line, lineWidth: Extent.hairline)
                }
            }
            .contentShape(Capsule())
        }
        .buttonStyle(.bare)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    private var ink: ThemeColor {
        guard isEnabled else { return .faintInk }
        return isSelected ? .onAccent : .ink
    }
}
