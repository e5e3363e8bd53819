import Vitrine

extension TextModule {
    /// What makers say about their things.
    public enum Previews {
        public static var description: TextModule {
            TextModule(
                header: ModuleHeader(title: String(localized: "Description")),
                text: String(
                    localized: """
                        Thrown on the wheel and glazed by hand, so each one is a little different. The pot holds 900 ml and \
                        pours without a drip; the cups fit into each other. Safe in the dishwasher, not on the stove.
                        """),
                link: PageLink(title: String(localized: "Read more"), destination: .article(id: "teapot")))
        }
    }
}
