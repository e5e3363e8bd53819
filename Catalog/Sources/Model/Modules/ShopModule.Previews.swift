import Vitrine

extension ShopModule {
    /// Shops of the catalogue.
    public enum Previews {
        public static var irvington: ShopModule {
            ShopModule(
                name: "Irvington Clay Studio", image: "avatar-mei",
                place: String(localized: "Irvington, New York"),
                rating: Rating(average: 4.9, count: 5210),
                note: String(localized: "Replies within a few hours"), isFollowed: false)
        }
        public static var followed: ShopModule {
            ShopModule(
                name: "Nordlicht Candles", image: "avatar-jonas",
                place: String(localized: "Hamburg, Germany"),
                rating: Rating(average: 4.8, count: 2310), note: nil, isFollowed: true)
        }
        public static var new: ShopModule {
            ShopModule(
                name: "Holm & Hazel", image: "avatar-amira", place: String(localized: "Bergen, Norway"),
                rating: Rating(average: 0, count: 0),
                note: String(localized: "Opened this month"), isFollowed: false)
        }
        public static var longName: ShopModule {
            ShopModule(
                name: "Mensah & Daughters, Baskets of the Volta Region", image: "avatar-kofi",
                place: String(localized: "Bolgatanga, Upper East Region, Ghana"),
                rating: Rating(average: 4.6, count: 178),
                note: String(localized: "Away until January 7, orders ship after that"), isFollowed: false)
        }
    }
}
