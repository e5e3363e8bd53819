extension NavigationContent {
    /// Bars of the app's pages.
    public enum Previews {
        public static let large = NavigationContent(
            title: "Favorites", style: .large, showsBack: false, trailing: [.search, .cart])
        public static let inline = NavigationContent(
            title: "Teapot", style: .inline, showsBack: true, trailing: [.share, .cart])
        public static let titleOnly = NavigationContent(
            title: "Checkout", style: .inline, showsBack: false, trailing: nil)
        public static let longTitle = NavigationContent(
            title: "Forest green teapot with two cups", style: .inline, showsBack: true,
            trailing: [.share, .cart])
    }
}
