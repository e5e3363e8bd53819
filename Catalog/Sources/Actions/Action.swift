/// What a component asks its app to do.
enum Action: Hashable {
    case openRow(id: String)
    case claimCoupon(id: String)
    case openListing(id: String)
    case toggleFavorite(id: String)
    case showAll(title: String)
}
