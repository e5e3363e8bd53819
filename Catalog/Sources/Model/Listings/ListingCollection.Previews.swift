extension ListingCollection {
    /// Collections of the catalogue's content.
    public enum Previews {
        public static var forYou: ListingCollection {
            get throws { try MockServer.payload("collections/for-you.json") }
        }
        public static var threeOnSale: ListingCollection {
            get throws { try MockServer.payload("collections/on-sale.json") }
        }
        public static var mixedStates: ListingCollection {
            get throws { try MockServer.payload("collections/mixed-states.json") }
        }
        public static var empty: ListingCollection {
            get throws { try MockServer.payload("collections/empty.json") }
        }
    }
}
