import Vitrine

extension TagsModule {
    /// Searches that others have made.
    public enum Previews {
        public static var popular: TagsModule {
            TagsModule(
                header: ModuleHeader(title: String(localized: "Popular right now")),
                tags: [
                    String(localized: "Stoneware"), String(localized: "Advent calendar"),
                    String(localized: "Linen"), String(localized: "Wall art"),
                    String(localized: "Wool yarn"), String(localized: "Gifts under $30"),
                    String(localized: "Terrazzo"),
                ])
        }
    }
}
