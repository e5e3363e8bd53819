import MarketplaceModel
import Vitrine

/// The app: the screen on top of the navigator's path, or else its tab's own.
public struct MarketplaceRoot: View {
    private let navigator: Navigator

    public init(navigator: Navigator) {
        self.navigator = navigator
    }

    public var body: some View {
        SessionHost {
            ScreenLoader(screen).id(screen)
        }
        .environment(\.performAction, PerformAction { [navigator] action in navigator.perform(action) })
        .environment(\.navigate, Navigate(goBack: navigator.goBack, choose: navigator.choose))
    }

    private var screen: String { navigator.path.last?.screen ?? navigator.tab.rawValue }
}

extension Navigator {
    /// Goes where an action leads; most lead nowhere.
    fileprivate func perform(_ action: Action) {
        switch action {
        case .open(let destination): open(destination)
        case .openListing(let id): open(.listing(id: id))
        case .openRow, .claimCoupon, .toggleFavorite, .showAll, .follow, .check, .choose, .addToCart, .log:
            break
        }
    }
}

extension Destination {
    /// The screen that a server has for the page.
    fileprivate var screen: String {
        switch self {
        case .listing: "product"
        case .shop: "shop"
        case .category: "search"
        case .screen(let id): id
        case .article: "articles"
        case .cart: "cart"
        case .checkout: "checkout"
        case .settings: "settings"
        }
    }
}
