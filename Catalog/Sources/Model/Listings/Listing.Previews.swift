extension Listing {
    /// Listings of the catalogue's content.
    public enum Previews {
        public static var mug: Listing { get throws { try MockServer.payload("listings/mug.json") } }
        public static var teapot: Listing { get throws { try MockServer.payload("listings/teapot.json") } }
        public static var longTitle: Listing {
            get throws { try MockServer.payload("listings/long-title.json") }
        }
        public static var soldOut: Listing { get throws { try MockServer.payload("listings/sold-out.json") } }
        public static var noReviews: Listing {
            get throws { try MockServer.payload("listings/no-reviews.json") }
        }
        public static var free: Listing { get throws { try MockServer.payload("listings/free.json") } }
    }
}
