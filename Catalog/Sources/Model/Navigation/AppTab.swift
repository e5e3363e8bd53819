import Vitrine

/// The tabs of the app, in their order.
public enum AppTab: String, Decodable, CaseIterable, Sendable {
    case home, deals, favorites, updates, you

    public var title: String {
        switch self {
        case .home: String(localized: "Home")
        case .deals: String(localized: "Deals")
        case .favorites: String(localized: "Favorites")
        case .updates: String(localized: "Updates")
        case .you: String(localized: "You")
        }
    }

    public var icon: Icon {
        switch self {
        case .home: .home
        case .deals: .tag
        case .favorites: .heart
        case .updates: .bell
        case .you: .user
        }
    }
}
