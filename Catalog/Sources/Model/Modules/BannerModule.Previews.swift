import Vitrine

extension BannerModule {
    /// News as the app tells them.
    public enum Previews {
        public static var shipping: BannerModule {
            BannerModule(
                title: String(localized: "Free shipping this week"),
                text: String(localized: "On orders of $35 or more from the same shop."),
                icon: .truck,
                kind: .accent,
                link: PageLink(title: String(localized: "See how it works"), destination: .screen("shipping"))
            )
        }
        public static var coupon: BannerModule {
            BannerModule(
                title: String(localized: "$8 off the cushion covers"),
                text: String(localized: "The coupon LINEN8 is applied at checkout."),
                icon: .tag,
                kind: .sale, link: nil)
        }
        public static var endsTonight: BannerModule {
            BannerModule(
                title: String(localized: "Your coupon ends tonight"), text: nil, icon: .clock, kind: .caution,
                link: PageLink(title: String(localized: "Go to cart"), destination: .cart))
        }
        public static var titleOnly: BannerModule {
            BannerModule(
                title: String(localized: "We have updated our terms"), text: nil, icon: .info, kind: .neutral,
                link: nil)
        }
    }
}
