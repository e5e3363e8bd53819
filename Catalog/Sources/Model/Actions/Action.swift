/// What a component asks its app to do.
public enum Action: Hashable, Sendable {
    case openRow(id: String)
    case claimCoupon(id: String)
    case openListing(id: String)
    case toggleFavorite(id: String)
    case showAll(title: String)
    case open(Destination)
    case follow(shop: String)
    case check(row: String)
    case choose(chip: String, row: String)
    case addToCart(listing: String, count: Int)
    case log(AnalyticsEvent)
}
