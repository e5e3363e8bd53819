import Vitrine

extension ListingTitleModule {
    /// The heads of products' pages.
    public enum Previews {
        public static var teapot: ListingTitleModule {
            ListingTitleModule(
                title: String(localized: "Forest green teapot with two cups"), shop: "Irvington Clay Studio",
                rating: Rating(average: 4.8, count: 318),
                badge: BadgeContent(text: String(localized: "Bestseller"), kind: .accent))
        }
    }
}
