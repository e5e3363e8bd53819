import Vitrine

extension ModuleHeader {
    /// Headings of modules.
    public enum Previews {
        public static var titleOnly: ModuleHeader {
            ModuleHeader(title: String(localized: "Extra special deals"))
        }
        public static var withLink: ModuleHeader {
            ModuleHeader(
                title: String(localized: "Recently viewed"),
                link: PageLink(title: String(localized: "See all"), destination: .screen("recent")))
        }
        public static var withSubtitle: ModuleHeader {
            ModuleHeader(
                title: String(localized: "Picked for you"),
                subtitle: String(localized: "Because you liked things made of clay"),
                link: PageLink(title: String(localized: "See all"), destination: .screen("picks")))
        }
        public static var longTitle: ModuleHeader {
            ModuleHeader(
                title: String(localized: "More things made of stoneware by Irvington Clay Studio"),
                link: PageLink(title: String(localized: "See all"), destination: .screen("more")))
        }
    }
}
