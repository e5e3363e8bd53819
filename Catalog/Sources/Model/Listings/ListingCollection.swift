/// Things for sale under a heading, as a server sends them.
public struct ListingCollection: Decodable, Sendable {
    public let title: String
    public let listings: [Listing]
    /// Whether there are more than these.
    public let hasMore: Bool
    /// What to say if there are none.
    public let emptyMessage: String?
}
