/// Who sells.
public struct ShopModule: Decodable, Sendable {
    public let name: String
    public let image: String
    public let place: String
    public let rating: Rating
    /// Such as "Replies within a few hours".
    public let note: String?
    public var isFollowed: Bool
}
