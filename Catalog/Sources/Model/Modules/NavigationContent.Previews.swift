import Vitrine

extension NavigationContent {
    /// Bars of the app's pages.
    public enum Previews {
        public static var large: NavigationContent {
            NavigationContent(
                title: String(localized: "Favorites"), style: .large, showsBack: false,
                trailing: [.search, .cart])
        }
        public static var inline: NavigationContent {
            NavigationContent(
                title: String(localized: "Teapot"), style: .inline, showsBack: true,
                trailing: [.share, .cart])
        }
        public static var titleOnly: NavigationContent {
            NavigationContent(
                title: String(localized: "Checkout"), style: .inline, showsBack: false, trailing: nil)
        }
        public static var longTitle: NavigationContent {
            NavigationContent(
                title: String(localized: "Forest green teapot with two cups"), style: .inline,
                showsBack: true,
                trailing: [.share, .cart])
        }
    }
}
