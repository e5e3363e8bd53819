import Vitrine

extension Listing {
    /// Listings of the catalogue's content.
    enum Previews {
        static var mug: Listing { get throws { try Resources.content("listings/mug.json") } }
        static var teapot: Listing { get throws { try Resources.content("listings/teapot.json") } }
        static var longTitle: Listing { get throws { try Resources.content("listings/long-title.json") } }
        static var soldOut: Listing { get throws { try Resources.content("listings/sold-out.json") } }
        static var noReviews: Listing { get throws { try Resources.content("listings/no-reviews.json") } }
        static var free: Listing { get throws { try Resources.content("listings/free.json") } }
    }
}
