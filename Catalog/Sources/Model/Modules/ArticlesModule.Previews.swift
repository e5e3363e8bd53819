extension ArticlesModule.Article {
    /// Things to read.
    public enum Previews {
        public static let teapot = ArticlesModule.Article(
            id: "ar1", title: "How a teapot learns to pour",
            teaser: "Three potters on spouts, drips and the hundred pots before the first good one.",
            image: "teapot",
            topic: "Makers", minutes: 7)
        public static let wool = ArticlesModule.Article(
            id: "ar2", title: "A beginner's guide to wool", teaser: "What to knit first, and with what.",
            image: "wool-yarn", topic: "Guides", minutes: 5)
        public static let candles = ArticlesModule.Article(
            id: "ar3", title: "Candles that burn evenly", teaser: nil, image: "pillar-candles", topic: "Care",
            minutes: 3)
    }
}

extension ArticlesModule {
    /// Made of the articles' own previews.
    public enum Previews {
        public static let two = ArticlesModule(
            header: nil, articles: [Article.Previews.teapot, Article.Previews.wool])
        public static let withHeader = ArticlesModule(
            header: ModuleHeader(
                title: "Stories", link: PageLink(title: "See all", destination: .screen("articles"))),
            articles: [Article.Previews.wool, Article.Previews.candles])
        public static let withoutTeasers = ArticlesModule(
            header: nil, articles: [Article.Previews.candles, Article.Previews.candles.again])
    }
}

extension ArticlesModule.Article {
    /// The same article as another one.
    fileprivate var again: ArticlesModule.Article {
        ArticlesModule.Article(
            id: id + "-again", title: title, teaser: teaser, image: image, topic: topic, minutes: minutes)
    }
}
