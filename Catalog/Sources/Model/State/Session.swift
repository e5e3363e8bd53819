import Vitrine

/// What the buyer has done since the screens came from the server.
public struct Session: Hashable, Sendable {
    /// Listings whose hearts were tapped an odd number of times.
    public private(set) var toggledFavorites: Set<String> = []
    public private(set) var claimedCoupons: Set<String> = []
    public private(set) var toggledShops: Set<String> = []
    public private(set) var toggledRows: Set<String> = []
    /// The chosen chip of each row of chips.
    public private(set) var chips: [String: String] = [:]

    public init() {}

    public func isFavorite(_ listing: Listing) -> Bool {
        listing.isFavorite != toggledFavorites.contains(listing.id)
    }

    public func state(of coupon: Coupon) -> Coupon.State {
        claimedCoupons.contains(coupon.id) ? .claimed : coupon.state
    }

    /// Keeps what an action has changed; actions that lead elsewhere change nothing.
    public static func reduce(_ session: inout Session, _ action: Action) {
        switch action {
        case .toggleFavorite(let id): session.toggledFavorites.formSymmetricDifference([id])
        case .claimCoupon(let id): session.claimedCoupons.insert(id)
        case .follow(let shop): session.toggledShops.formSymmetricDifference([shop])
        case .check(let row): session.toggledRows.formSymmetricDifference([row])
        case .choose(let chip, let row): session.chips[row] = chip
        case .openRow, .openListing, .showAll, .open, .addToCart, .log: break
        }
    }
}

extension EnvironmentValues {
    /// What has been done; nothing where no session is around.
    public var session: Session {
        get { self[SessionKey.self] }
        set { self[SessionKey.self] = newValue }
    }
}

private enum SessionKey: EnvironmentKey {
    static var defaultValue: Session { Session() }
}
