/// The tabs of the app, in their order.
public enum AppTab: String, Decodable, CaseIterable, Sendable {
    case home, deals, favorites, updates, you

    public var title: String {
        switch self {
        case .home: "Home"
        case .deals: "Deals"
        case .favorites: "Favorites"
        case .updates: "Updates"
        case .you: "You"
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
