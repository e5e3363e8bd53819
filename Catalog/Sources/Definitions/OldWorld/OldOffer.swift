import MarketplaceModel
import Vitrine

/// An offer as the app had it before it had views; no module knows it.
struct OldOffer: Identifiable {
    let id: String
    let headline: String
    let price: Price
    let photo: String

    static var teapot: OldOffer {
        OldOffer(
            id: "o-1", headline: String(localized: "Forest green teapot with two cups"),
            price: Price(cents: 7200, currency: "USD"), photo: "teapot")
    }
    static var basket: OldOffer {
        OldOffer(
            id: "o-2", headline: String(localized: "Rope basket with leather handles"),
            price: Price(cents: 5400, currency: "USD"), photo: "rope-basket")
    }
}
