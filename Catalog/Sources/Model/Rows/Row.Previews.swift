extension Row {
    /// One row of each kind.
    public enum Previews {
        public static let title = Row.title(TitleRow(title: "126 results", caption: "Sorted by relevance"))
        public static var basic: Row { get throws { .basic(try BasicRow.Previews.language) } }
        public static let ad = Row.ad(Ad.Previews.withImage)
        public static let button = Row.button(
            ButtonRow(title: "Sign out", prominence: .secondary, destination: .screen("home")))
        public static let checkbox = Row.checkbox(
            CheckboxRow(id: "ads", title: "Ads from partners", caption: "From what you look at.", isOn: true))
        public static var listing: Row { get throws { .listing(try Listing.Previews.teapot) } }
        public static var soldOutListing: Row { get throws { .listing(try Listing.Previews.soldOut) } }
        public static let image = Row.image(ImageRow(image: "bud-vases", caption: "Photo: Casa Terrazzo"))
        public static let chips = Row.chips(ChipsRow.Previews.filters)
        public static var carousel: Row {
            get throws {
                .carousel(
                    CarouselRow(
                        title: "Similar",
                        listings: [
                            try Listing.Previews.mug, try Listing.Previews.teapot,
                            try Listing.Previews.noReviews,
                        ]))
            }
        }
        public static let divider = Row.divider(below: "row")
        public static let loading = Row.loading
        public static let error = Row.error(message: "More results could not be loaded.")
        public static let unknown = Row.unknown(type: "auction", place: 0)
    }
}

extension Ad {
    /// What somebody pays for.
    public enum Previews {
        public static let withImage = Ad(
            id: "ad-7", sponsor: "Casa Terrazzo", title: "Terrazzo, poured by hand",
            text: "New colors for the shelf, the table and the windowsill.", image: "bud-vases",
            link: PageLink(title: "Visit the shop", destination: .shop(name: "Casa Terrazzo")))
        public static let textOnly = Ad(
            id: "ad-8", sponsor: "Holm & Hazel", title: "Wool from sheep with names", text: nil, image: nil,
            link: PageLink(title: "Meet them", destination: .shop(name: "Holm & Hazel")))
    }
}

extension ChipsRow {
    /// Filters of a search.
    public enum Previews {
        public static let filters = ChipsRow(
            id: "filters",
            chips: [
                Chip(id: "all", title: "All"), Chip(id: "sale", title: "On sale"),
                Chip(id: "free", title: "Free shipping"), Chip(id: "near", title: "Near you"),
                Chip(id: "under50", title: "Under $50"),
            ], selected: "sale")
    }
}
