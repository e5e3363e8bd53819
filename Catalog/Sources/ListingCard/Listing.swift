/// A thing for sale as a server sends it.
struct Listing: Decodable, Identifiable {
    let id: String
    let title: String
    let shop: String
    let image: String
    let price: Price
    /// What it cost before it was reduced.
    let formerPrice: Price?
    let rating: RatingStars.Content
    let badge: Badge.Content?
    /// What may decide, such as "Free shipping".
    let note: String?
    let isFavorite: Bool
    let isSoldOut: Bool
}
