extension HeroModule {
    /// Promises of the season.
    public enum Previews {
        public static let withLink = HeroModule(
            image: "teapot", title: "Slow mornings", subtitle: "Pots and cups for the first quiet hour",
            link: PageLink(title: "Shop the edit", destination: .screen("edit")))
        public static let titleOnly = HeroModule(
            image: "pillar-candles", title: "Lights on", subtitle: nil, link: nil)
        public static let longText = HeroModule(
            image: "bud-vases", title: "Things that hold things, and look good empty",
            subtitle: "Vases, bowls and baskets by forty-one makers from nine countries, chosen by hand",
            link: PageLink(title: "See all forty-one", destination: .screen("edit")))
    }
}
