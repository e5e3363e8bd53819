import Vitrine

extension CartLine {
    /// Lines of a cart, made of the listings' own previews.
    public enum Previews {
        public static var teapot: CartLine {
            get throws {
                CartLine(
                    listing: try Listing.Previews.teapot, choice: String(localized: "Forest, two cups"),
                    count: 1, maximum: 4)
            }
        }
        public static var mugs: CartLine {
            get throws { CartLine(listing: try Listing.Previews.mug, choice: nil, count: 6, maximum: 6) }
        }
        public static var longTitle: CartLine {
            get throws {
                CartLine(
                    listing: try Listing.Previews.longTitle,
                    choice: String(localized: "Oak, 50 × 70 cm, with glass"), count: 1,
                    maximum: 1)
            }
        }
    }
}

extension CartModule {
    /// Made of the lines' own previews.
    public enum Previews {
        public static var two: CartModule {
            get throws {
                CartModule(lines: [try CartLine.Previews.teapot, try CartLine.Previews.mugs], saved: [])
            }
        }
        public static var withSaved: CartModule {
            get throws {
                CartModule(lines: [try CartLine.Previews.teapot], saved: [try CartLine.Previews.longTitle])
            }
        }
        public static var empty: CartModule { CartModule(lines: [], saved: []) }
        public static var onlySaved: CartModule {
            get throws { CartModule(lines: [], saved: [try CartLine.Previews.mugs]) }
        }
    }
}
