import Vitrine

extension Listing {
    /// Listings of the catalogue's content.
    public enum Previews {
        public static var mug: Listing { get throws { try Resources.content("listings/mug.json") } }
        public static var teapot: Listing { get throws { try Resources.content("listings/teapot.json") } }
        public static var longTitle: Listing {
            get throws { try Resources.content("listings/long-title.json") }
        }
        public static var soldOut: Listing { get throws { try Resources.content("listings/sold-out.json") } }
        public static var noReviews: Listing {
            get throws { try Resources.content("listings/no-reviews.json") }
        }
        public static var free: Listing { get throws { try Resources.content("listings/free.json") } }
    }
}
