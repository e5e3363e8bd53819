/// Things for sale under a heading, as a server sends them.
struct ListingCollection: Decodable {
    let title: String
    let listings: [Listing]
    /// Whether there are more than these.
    let hasMore: Bool
    /// What to say if there are none.
    let emptyMessage: String?
}
