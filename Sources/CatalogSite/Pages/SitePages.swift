/// The pages of a site beside those of its components, which lead to each other.
enum SitePages: String, CaseIterable {
    case components = "index.html"
    case screens = "screens.html"
    case uses = "uses.html"
    case tokens = "tokens.html"
    case changes = "changes.html"
    case health = "health.html"

    private var title: String {
        switch self {
        case .components: "Components"
        case .screens: "Screens"
        case .uses: "Uses"
        case .tokens: "Tokens"
        case .changes: "Changes"
        case .health: "Health"
        }
    }

    /// The links of a page to the others and itself.
    static func navigation(on page: SitePages, of outline: SiteOutline) -> Markup {
        Tag.nav(.class("pages"), .label("Pages of the catalogue")) {
            if let logo = outline.brand.logo {
                Tag.a(.class("home"), .href(components.rawValue)) { logo.image(of: outline, base: "") }
            }
            for other in outline.pages {
                if other == page {
                    Tag.a(.href(other.rawValue), .current) { other.title }
                } else {
                    Tag.a(.href(other.rawValue)) { other.title }
                }
            }
        }
    }

    /// The text of a page of sections under its title.
    func text(of outline: SiteOutline, @MarkupBuilder sections: () -> Markup) -> String {
        var page = Page(
            title: "\(title) – \(outline.name)", kind: title.lowercased(), base: "",
            navigation: Self.navigation(on: self, of: outline),
            content: Markup.group([
                Tag.div(.class("title")) {
                    Tag.h1 { title }
                    Tag.p(.class("facts")) { outline.name }
                },
                sections(),
            ]))
        if self == .changes { page.feed = AtomFeed.path }
        return page.text
    }
}

extension SiteBrand.Logo {
    /// The picture, for those who cannot see it the title.
    ///
    /// - Parameter base: the way from the page's folder to the site's.
    func image(of outline: SiteOutline, base: String) -> Markup {
        Tag.img(.class("logo"), .source(base + path), .alternative(outline.name))
    }
}
