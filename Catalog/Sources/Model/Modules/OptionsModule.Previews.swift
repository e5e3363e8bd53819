import Vitrine

extension OptionsModule {
    /// Options of a product.
    public enum Previews {
        public static var teapot: OptionsModule {
            OptionsModule(
                listing: "l-2", price: Price(cents: 7200, currency: "USD"),
                formerPrice: Price(cents: 9000, currency: "USD"),
                note: String(localized: "Free shipping to the United States"),
                variations: [
                    Variation(
                        id: "glaze", title: String(localized: "Glaze"),
                        choices: [
                            choice("forest", String(localized: "Forest")),
                            choice("oat", String(localized: "Oat")),
                            choice("ink", String(localized: "Ink"), isSoldOut: true),
                            choice("blush", String(localized: "Blush")),
                        ]),
                    Variation(
                        id: "set", title: String(localized: "Set"),
                        choices: [
                            choice("two cups", String(localized: "Two cups")),
                            choice("four cups", String(localized: "Four cups"), surcharge: 3600),
                        ]),
                ], maximum: 4)
        }
        public static var onePiece: OptionsModule {
            OptionsModule(
                listing: "l-3", price: Price(cents: 12_850, currency: "USD"), formerPrice: nil, note: nil,
                variations: [],
                maximum: 1)
        }
        public static var manyChoices: OptionsModule {
            OptionsModule(
                listing: "l-6", price: Price(cents: 1800, currency: "USD"), formerPrice: nil,
                note: String(localized: "Only 2 left"),
                variations: [
                    Variation(
                        id: "color", title: String(localized: "Color"),
                        choices: [
                            choice("moss", String(localized: "Moss")),
                            choice("heather", String(localized: "Heather")),
                            choice("undyed", String(localized: "Undyed"), isSoldOut: true),
                            choice("rust", String(localized: "Rust")),
                            choice("midnight blue", String(localized: "Midnight blue")),
                            choice("rose", String(localized: "Rose")),
                            choice("charcoal", String(localized: "Charcoal")),
                        ])
                ], maximum: 2)
        }

        private static func choice(
            _ id: String, _ title: String, surcharge: Cents? = nil, isSoldOut: Bool? = nil
        ) -> OptionsModule.Choice {
            OptionsModule.Choice(id: id, title: title, surcharge: surcharge, isSoldOut: isSoldOut)
        }
    }
}
