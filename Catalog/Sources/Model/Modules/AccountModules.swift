/// What is going to be bought, and what may be later.
public struct CartModule: Decodable, Sendable {
    public var lines: [CartLine]
    public var saved: [CartLine]
}

/// Some pieces of one thing.
public struct CartLine: Decodable, Identifiable, Hashable, Sendable {
    public let listing: Listing
    /// What was chosen, such as "Oat, large".
    public let choice: String?
    public var count: Int
    public let maximum: Int

    public var id: String { listing.id }
    public var price: Price { listing.price * count }
}

/// What an order costs.
public struct SummaryModule: Decodable, Sendable {
    public struct Line: Decodable, Hashable, Sendable {
        public let title: String
        public let price: Price
        public let isDiscount: Bool?
    }

    public let header: ModuleHeader?
    public let lines: [Line]
    public let total: Line
    public let footer: ModuleFooter?
}

extension SummaryModule {
    /// The same summary for what is in the cart now, which its first line counts; nothing for an empty cart.
    public func following(_ cart: CartState) -> SummaryModule? {
        guard let subtotal = cart.subtotal, let total = cart.total(with: self) else { return nil }
        let items = Line(
            title: cart.count == 1 ? "1 item" : "\(cart.count) items", price: subtotal, isDiscount: nil)
        return SummaryModule(
            header: header, lines: [items] + lines.dropFirst(),
            total: Line(title: self.total.title, price: total, isDiscount: nil), footer: footer)
    }
}

/// Something to read.
public struct ArticlesModule: Decodable, Sendable {
    public struct Article: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let title: String
        public let teaser: String?
        public let image: String
        public let topic: String
        public let minutes: Int
    }

    public let header: ModuleHeader?
    public let articles: [Article]
}

/// What others have done.
public struct ActivitiesModule: Decodable, Sendable {
    public struct Activity: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let name: String
        public let avatar: String
        public let text: String
        public let time: String
        public let image: String?
        public let isUnread: Bool
    }

    public let header: ModuleHeader?
    public let activities: [Activity]
}
