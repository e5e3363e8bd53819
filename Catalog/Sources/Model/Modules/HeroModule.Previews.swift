import Vitrine

extension HeroModule {
    /// Promises of the season.
    public enum Previews {
        public static var withLink: HeroModule {
            HeroModule(
                image: "teapot", title: String(localized: "Slow mornings"),
                subtitle: String(localized: "Pots and cups for the first quiet hour"),
                link: PageLink(title: String(localized: "Shop the edit"), destination: .screen("edit")))
        }
        public static var titleOnly: HeroModule {
            HeroModule(
                image: "pillar-candles", title: String(localized: "Lights on"), subtitle: nil, link: nil)
        }
        public static var longText: HeroModule {
            HeroModule(
                image: "bud-vases", title: String(localized: "Things that hold things, and look good empty"),
                subtitle: String(
                    localized:
                        "Vases, bowls and baskets by forty-one makers from nine countries, chosen by hand"),
                link: PageLink(title: String(localized: "See all forty-one"), destination: .screen("edit")))
        }
    }
}
