extension BannerModule {
    /// News as the app tells them.
    public enum Previews {
        public static let shipping = BannerModule(
            title: "Free shipping this week", text: "On orders of $35 or more from the same shop.",
            icon: .truck,
            kind: .accent, link: PageLink(title: "See how it works", destination: .screen("shipping")))
        public static let coupon = BannerModule(
            title: "$8 off the cushion covers", text: "The coupon LINEN8 is applied at the checkout.",
            icon: .tag,
            kind: .sale, link: nil)
        public static let endsTonight = BannerModule(
            title: "Your coupon ends tonight", text: nil, icon: .clock, kind: .caution,
            link: PageLink(title: "Go to cart", destination: .cart))
        public static let titleOnly = BannerModule(
            title: "We have updated our terms", text: nil, icon: .info, kind: .neutral, link: nil)
    }
}
