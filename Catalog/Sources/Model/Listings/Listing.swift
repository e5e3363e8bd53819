/// A thing for sale as a server sends it.
public struct Listing: Decodable, Identifiable, Hashable, Sendable {
    public let id: String
    public let title: String
    public let shop: String
    public let image: String
    public let price: Price
    /// What it cost before it was reduced.
    public let formerPrice: Price?
    public let rating: Rating
    public let badge: BadgeContent?
    /// What may decide, such as "Free shipping".
    public let note: String?
    public var isFavorite: Bool
    public let isSoldOut: Bool
}
