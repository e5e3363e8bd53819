extension ShopModule {
    /// Shops of the catalogue.
    public enum Previews {
        public static let irvington = ShopModule(
            name: "Irvington Clay Studio", image: "avatar-mei", place: "Irvington, New York",
            rating: Rating(average: 4.9, count: 5210), note: "Replies within a few hours", isFollowed: false)
        public static let followed = ShopModule(
            name: "Nordlicht Candles", image: "avatar-jonas", place: "Hamburg, Germany",
            rating: Rating(average: 4.8, count: 2310), note: nil, isFollowed: true)
        public static let new = ShopModule(
            name: "Holm & Hazel", image: "avatar-amira", place: "Bergen, Norway",
            rating: Rating(average: 0, count: 0),
            note: "Opened this month", isFollowed: false)
        public static let longName = ShopModule(
            name: "Mensah & Daughters, Baskets of the Volta Region", image: "avatar-kofi",
            place: "Bolgatanga, Upper East Region, Ghana", rating: Rating(average: 4.6, count: 178),
            note: "Away until January 7, orders ship after that", isFollowed: false)
    }
}
