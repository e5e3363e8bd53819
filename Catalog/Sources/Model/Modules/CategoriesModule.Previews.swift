import Vitrine

extension CategoriesModule.Category {
    /// Categories of the shop window.
    public enum Previews {
        public static var ceramics: CategoriesModule.Category {
            category(String(localized: "Ceramics"), image: "stacked-bowls")
        }
        public static var jewelry: CategoriesModule.Category {
            category(String(localized: "Jewelry"), image: "signet-rings")
        }
        public static var candles: CategoriesModule.Category {
            category(String(localized: "Candles"), image: "pillar-candles")
        }
        public static var toys: CategoriesModule.Category {
            category(String(localized: "Toys"), image: "wooden-toys")
        }
        public static var longTitle: CategoriesModule.Category {
            category(String(localized: "Home and living"), image: "table-lamp")
        }
        public static var veryLongTitle: CategoriesModule.Category {
            category(String(localized: "Gifts for people who have everything"), image: "soap-bars")
        }

        private static func category(_ title: String, image: String) -> CategoriesModule.Category {
            CategoriesModule.Category(title: title, image: image, destination: .category(title))
        }
    }
}

extension CategoriesModule {
    /// Made of the categories' own previews.
    public enum Previews {
        public static var withHeader: CategoriesModule {
            CategoriesModule(
                header: ModuleHeader(title: String(localized: "Shop by category")), categories: all)
        }
        public static var withoutHeader: CategoriesModule {
            CategoriesModule(header: nil, categories: all)
        }
        public static var two: CategoriesModule {
            CategoriesModule(
                header: ModuleHeader(title: String(localized: "Related")),
                categories: [Category.Previews.ceramics, Category.Previews.longTitle])
        }

        private static var all: [CategoriesModule.Category] {
            [
                Category.Previews.ceramics, Category.Previews.jewelry, Category.Previews.longTitle,
                Category.Previews.candles, Category.Previews.toys,
            ]
        }
    }
}
