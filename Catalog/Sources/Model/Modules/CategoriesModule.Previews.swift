extension CategoriesModule.Category {
    /// Categories of the shop window.
    public enum Previews {
        public static let ceramics = category("Ceramics", image: "stacked-bowls")
        public static let jewelry = category("Jewelry", image: "signet-rings")
        public static let candles = category("Candles", image: "pillar-candles")
        public static let toys = category("Toys", image: "wooden-toys")
        public static let longTitle = category("Home and living", image: "table-lamp")
        public static let veryLongTitle = category("Gifts for people who have everything", image: "soap-bars")

        private static func category(_ title: String, image: String) -> CategoriesModule.Category {
            CategoriesModule.Category(title: title, image: image, destination: .category(title))
        }
    }
}

extension CategoriesModule {
    /// Made of the categories' own previews.
    public enum Previews {
        public static let withHeader = CategoriesModule(
            header: ModuleHeader(title: "Shop by category"), categories: all)
        public static let withoutHeader = CategoriesModule(header: nil, categories: all)
        public static let two = CategoriesModule(
            header: ModuleHeader(title: "Related"),
            categories: [Category.Previews.ceramics, Category.Previews.longTitle])

        private static let all = [
            Category.Previews.ceramics, Category.Previews.jewelry, Category.Previews.longTitle,
            Category.Previews.candles, Category.Previews.toys,
        ]
    }
}
