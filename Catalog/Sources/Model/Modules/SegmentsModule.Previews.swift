import Vitrine

extension SegmentsModule {
    /// The two halves of the favourites and of the updates.
    public enum Previews {
        public static var favorites: SegmentsModule {
            SegmentsModule(titles: [String(localized: "Items"), String(localized: "Shops")], selected: 0)
        }
        public static var updates: SegmentsModule {
            SegmentsModule(titles: [String(localized: "Messages"), String(localized: "Offers")], selected: 1)
        }
    }
}
