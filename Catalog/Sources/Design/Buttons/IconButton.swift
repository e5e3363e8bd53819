import MarketplaceModel
import Vitrine

/// A button of an icon alone, which says in words what it does.
public struct IconButton: View {
    private let icon: Icon
    private let label: String
    private let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    public init(_ icon: Icon, label: String, action: @escaping @MainActor () -> Void = {}) {
        self.icon = icon
        self.label = label
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            Image(directedIcon)
                .font(.barIcon)
                .foregroundStyle(isEnabled ? .ink : .faintInk)
                .frame(width: Extent.bar, height: Extent.bar)
                .contentShape(Rectangle())
        }
        .buttonStyle(.bare)
        .accessibilityLabel(label)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private var directedIcon: Icon {
        layoutDirection == .rightToLeft && icon == .chevronLeft ? .chevronRight : icon
    }
}

extension Icon {
    /// What the icon does where it stands in a bar.
    var label: String {
        switch self {
        case .cart: "Cart"
        case .share: "Share"
        case .search: "Search"
        case .settings: "Settings"
        case .heart: "Favorites"
        case .bell: "Updates"
        case .close: "Close"
        default: rawValue
        }
    }
}
