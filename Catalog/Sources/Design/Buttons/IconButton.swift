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
        case .cart: String(localized: "Cart")
        case .share: String(localized: "Share")
        case .search: String(localized: "Search")
        case .settings: String(localized: "Settings")
        case .heart: String(localized: "Favorites")
        case .bell: String(localized: "Updates")
        case .close: String(localized: "Close")
        default: rawValue
        }
    }
}
