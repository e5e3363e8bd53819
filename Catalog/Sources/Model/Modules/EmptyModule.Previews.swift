import Vitrine

extension EmptyModule {
    /// Lists that nothing is in yet.
    public enum Previews {
        public static var shops: EmptyModule {
            EmptyModule(
                icon: .heart, title: String(localized: "No favorite shops yet"),
                text: String(
                    localized: "Follow the shops that you like, and hear first when they make something new."),
                link: PageLink(title: String(localized: "Find shops"), destination: .screen("shops")))
        }
    }
}
