import Vitrine

extension Review {
    /// What buyers say.
    public enum Previews {
        public static var withPhoto: Review {
            Review(
                id: "r1", author: "Amira Haddad", avatar: "avatar-amira", stars: 5, date: Day("2026-11-12"),
                text: String(localized: "The green is deeper than in the photos. It pours beautifully."),
                image: "teapot")
        }
        public static var short: Review {
            Review(
                id: "r2", author: "Jonas Weber", avatar: nil, stars: 4, date: Day("2026-10-30"),
                text: String(localized: "Lovely pot."),
                image: nil)
        }
        public static var long: Review {
            Review(
                id: "r3", author: "Kofi Mensah-Boateng of Accra", avatar: "avatar-kofi", stars: 5,
                date: Day("2025-09-03"),
                text: String(
                    localized: """
                        I bought it as a gift for my mother, who has been looking for a pot of this size for years. It came \
                        packed so well that unwrapping took a quarter of an hour, with a card that the potter had written by \
                        hand. She uses it every morning.
                        """), image: nil)
        }
        public static var bad: Review {
            Review(
                id: "r4", author: "Mei Tanaka", avatar: "avatar-mei", stars: 1, date: Day("2026-08-19"),
                text: String(
                    localized:
                        "Arrived with a chip in the rim. The shop has sent another one, which is why it is not zero."
                ),
                image: "stoneware-mug")
        }
    }
}

extension ReviewsModule {
    /// Made of the reviews' own previews.
    public enum Previews {
        public static var two: ReviewsModule {
            ReviewsModule(
                header: ModuleHeader(title: String(localized: "Reviews")),
                rating: Rating(average: 4.8, count: 318),
                reviews: [Review.Previews.withPhoto, Review.Previews.short],
                footer: ModuleFooter(
                    text: nil,
                    link: PageLink(
                        title: String(localized: "Read all \(318) reviews"), destination: .screen("reviews")))
            )
        }
        public static var one: ReviewsModule {
            ReviewsModule(
                header: ModuleHeader(title: String(localized: "Reviews")),
                rating: Rating(average: 1, count: 1),
                reviews: [Review.Previews.bad], footer: nil)
        }
    }
}
