/// Some pieces of one thing.
public struct CartLine: Decodable, Identifiable, Hashable, Sendable {
    public let listing: Listing
    /// What was chosen, such as "Oat, large".
    public let choice: String?
    @Quantity public var count: Int
    @Quantity public private(set) var maximum: Int

    public var id: String { listing.id }
    public var price: Price { listing.price * count }
}
