import Vitrine

extension ListingsModule {
    /// Made of the listings' own previews.
    public enum Previews {
        public static var mixed: ListingsModule {
            get throws {
                try ListingsModule(
                    header: .Previews.withSubtitle,
                    listings: [
                        Listing.Previews.mug, Listing.Previews.teapot, Listing.Previews.noReviews,
                        Listing.Previews.soldOut,
                    ])
            }
        }
        public static var withFooter: ListingsModule {
            get throws {
                try ListingsModule(
                    header: .Previews.withLink, listings: [Listing.Previews.teapot, Listing.Previews.mug],
                    footer: ModuleFooter(
                        text: String(localized: "Former prices are the lowest of the last 30 days."),
                        link: PageLink(
                            title: String(localized: "Show 48 more"), destination: .screen("deals"))))
            }
        }
        public static var one: ListingsModule {
            get throws {
                try ListingsModule(header: .Previews.titleOnly, listings: [Listing.Previews.mug])
            }
        }
    }
}
