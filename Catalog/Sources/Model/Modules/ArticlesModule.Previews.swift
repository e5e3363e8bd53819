import Vitrine

extension ArticlesModule.Article {
    /// Things to read.
    public enum Previews {
        public static var teapot: ArticlesModule.Article {
            ArticlesModule.Article(
                id: "ar1", title: String(localized: "How a teapot learns to pour"),
                teaser: String(
                    localized:
                        "Three potters on spouts, drips and the hundred pots before the first good one."),
                image: "teapot",
                topic: String(localized: "Makers"), minutes: 7)
        }
        public static var wool: ArticlesModule.Article {
            ArticlesModule.Article(
                id: "ar2", title: String(localized: "A beginner's guide to wool"),
                teaser: String(localized: "What to knit first, and with what."),
                image: "wool-yarn", topic: String(localized: "Guides"), minutes: 5)
        }
        public static var candles: ArticlesModule.Article {
            ArticlesModule.Article(
                id: "ar3", title: String(localized: "Candles that burn evenly"), teaser: nil,
                image: "pillar-candles", topic: String(localized: "Care"),
                minutes: 3)
        }
        public static var plants: ArticlesModule.Article {
            ArticlesModule.Article(
                id: "ar4", title: String(localized: "Small shelves, big plants"), teaser: nil,
                image: "plant-pot", topic: String(localized: "Home"), minutes: 4)
        }
    }
}

extension ArticlesModule {
    /// Made of the articles' own previews.
    public enum Previews {
        public static var two: ArticlesModule {
            ArticlesModule(
                header: nil, articles: [Article.Previews.teapot, Article.Previews.wool])
        }
        public static var withHeader: ArticlesModule {
            ArticlesModule(
                header: ModuleHeader(
                    title: String(localized: "Stories"),
                    link: PageLink(title: String(localized: "See all"), destination: .screen("articles"))),
                articles: [Article.Previews.wool, Article.Previews.candles])
        }
        public static var withoutTeasers: ArticlesModule {
            ArticlesModule(
                header: nil, articles: [Article.Previews.candles, Article.Previews.plants])
        }
    }
}
