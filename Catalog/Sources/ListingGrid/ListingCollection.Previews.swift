import Vitrine

extension ListingCollection {
    /// Collections of the catalogue's content.
    enum Previews {
        static var forYou: ListingCollection {
            get throws { try Resources.content("collections/for-you.json") }
        }
        static var threeOnSale: ListingCollection {
            get throws { try Resources.content("collections/on-sale.json") }
        }
        static var mixedStates: ListingCollection {
            get throws { try Resources.content("collections/mixed-states.json") }
        }
        static var empty: ListingCollection { get throws { try Resources.content("collections/empty.json") } }
    }
}
