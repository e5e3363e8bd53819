/// What a thing is called, and what buyers think of it.
public struct ListingTitleModule: Decodable, Sendable {
    public let title: String
    public let shop: String
    public let rating: Rating
    public let badge: BadgeContent?
}
