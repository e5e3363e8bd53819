import Vitrine

extension Row {
    /// One row of each kind.
    public enum Previews {
        public static var title: Row {
            Row.title(
                TitleRow(
                    title: String(localized: "\(126) results"),
                    caption: String(localized: "Sorted by relevance")))
        }
        public static var basic: Row { get throws { .basic(try BasicRow.Previews.language) } }
        public static var ad: Row {
            Row.ad(Ad.Previews.withImage)
        }
        public static var button: Row {
            Row.button(
                ButtonRow(
                    title: String(localized: "Sign out"), prominence: .secondary,
                    destination: .screen("home"),
                    isDestructive: false
                ))
        }
        public static var checkbox: Row {
            Row.checkbox(
                CheckboxRow(
                    id: "ads", title: String(localized: "Ads from partners"),
                    caption: String(localized: "Based on what you view."), isOn: true))
        }
        public static var listing: Row { get throws { .listing(try Listing.Previews.teapot) } }
        public static var soldOutListing: Row { get throws { .listing(try Listing.Previews.soldOut) } }
        public static var image: Row {
            Row.image(ImageRow(image: "bud-vases", caption: String(localized: "Photo: Casa Terrazzo")))
        }
        public static var chips: Row {
            Row.chips(ChipsRow.Previews.filters)
        }
        public static var carousel: Row {
            get throws {
                .carousel(
                    CarouselRow(
                        title: String(localized: "Similar"),
                        listings: [
                            try Listing.Previews.mug, try Listing.Previews.teapot,
                            try Listing.Previews.noReviews,
                        ]))
            }
        }
        public static var divider: Row {
            Row.divider(below: "row")
        }
        public static var loading: Row {
            Row.loading
        }
        public static var error: Row {
            Row.error(message: String(localized: "More results could not be loaded."))
        }
        public static var unknown: Row {
            Row.unknown(type: "auction", place: 0)
        }
    }
}

extension Ad {
    /// An advertiser's card.
    public enum Previews {
        public static var withImage: Ad {
            Ad(
                id: "ad-7", sponsor: "Casa Terrazzo", title: String(localized: "Terrazzo, poured by hand"),
                text: String(localized: "New colors for the shelf, the table and the windowsill."),
                image: "bud-vases",
                link: PageLink(
                    title: String(localized: "Visit the shop"), destination: .shop(name: "Casa Terrazzo")))
        }
        public static var textOnly: Ad {
            Ad(
                id: "ad-8", sponsor: "Holm & Hazel", title: String(localized: "Wool from sheep with names"),
                text: nil, image: nil,
                link: PageLink(
                    title: String(localized: "Meet them"), destination: .shop(name: "Holm & Hazel")))
        }
    }
}

extension ChipsRow {
    /// Filters of a search.
    public enum Previews {
        public static var filters: ChipsRow {
            ChipsRow(
                id: "filters",
                chips: [
                    Chip(id: "all", title: String(localized: "All")),
                    Chip(id: "sale", title: String(localized: "On sale")),
                    Chip(id: "free", title: String(localized: "Free shipping")),
                    Chip(id: "near", title: String(localized: "Near you")),
                    Chip(id: "under50", title: String(localized: "Under $50")),
                ], selected: "sale")
        }
    }
}
