extension Action {
    /// What is counted of an action; nothing for those that lead elsewhere.
    public var event: AnalyticsEvent? {
        switch self {
        case .log(let event): event
        case .toggleFavorite(let id): AnalyticsEvent("favorite_toggled", ["listing": id])
        case .claimCoupon(let id): AnalyticsEvent("coupon_claimed", ["coupon": id])
        case .follow(let shop): AnalyticsEvent("follow_toggled", ["shop": shop])
        case .addToCart(let listing, let count):
            AnalyticsEvent("added_to_cart", ["listing": listing, "count": "\(count)"])
        case .openRow, .openListing, .showAll, .open, .check, .choose: nil
        }
    }
}
