extension OptionsModule {
    /// Options of a product.
    public enum Previews {
        public static let teapot = OptionsModule(
            listing: "l-2", price: Price(cents: 7200, currency: "USD"),
            formerPrice: Price(cents: 9000, currency: "USD"), note: "Free shipping to the United States",
            variations: [
                Variation(
                    id: "glaze", title: "Glaze",
                    choices: [
                        choice("Forest"), choice("Oat"), choice("Ink", isSoldOut: true), choice("Blush"),
                    ]),
                Variation(
                    id: "set", title: "Set",
                    choices: [choice("Two cups"), choice("Four cups", surcharge: 3600)]),
            ], maximum: 4)
        public static let onePiece = OptionsModule(
            listing: "l-3", price: Price(cents: 12_850, currency: "USD"), formerPrice: nil, note: nil,
            variations: [],
            maximum: 1)
        public static let manyChoices = OptionsModule(
            listing: "l-6", price: Price(cents: 1800, currency: "USD"), formerPrice: nil, note: "Only 2 left",
            variations: [
                Variation(
                    id: "color", title: "Color",
                    choices: [
                        choice("Moss"), choice("Heather"), choice("Undyed", isSoldOut: true), choice("Rust"),
                        choice("Midnight blue"), choice("Rose"), choice("Charcoal"),
                    ])
            ], maximum: 2)

        private static func choice(
            _ title: String, surcharge: Int? = nil, isSoldOut: Bool? = nil
        ) -> OptionsModule.Choice {
            OptionsModule.Choice(
                id: title.lowercased(), title: title, surcharge: surcharge, isSoldOut: isSoldOut)
        }
    }
}
