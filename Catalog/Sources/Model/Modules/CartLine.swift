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
