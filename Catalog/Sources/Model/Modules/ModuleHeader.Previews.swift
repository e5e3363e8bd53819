extension ModuleHeader {
    /// Headings of modules.
    public enum Previews {
        public static let titleOnly = ModuleHeader(title: "Extra special deals")
        public static let withLink = ModuleHeader(
            title: "Recently viewed", link: PageLink(title: "See all", destination: .screen("recent")))
        public static let withSubtitle = ModuleHeader(
            title: "Picked for you", subtitle: "Because you liked things made of clay",
            link: PageLink(title: "See all", destination: .screen("picks")))
        public static let longTitle = ModuleHeader(
            title: "More things made of stoneware by Irvington Clay Studio",
            link: PageLink(title: "See all", destination: .screen("more")))
    }
}
