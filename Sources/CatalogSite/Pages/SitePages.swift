/// The pages of a site beside those of its components, which lead to each other.
enum SitePages: String, CaseIterable {
    case components = "index.html"
    case uses = "uses.html"
    case tokens = "tokens.html"
    case health = "health.html"

    private var title: String {
        switch self {
        case .components: "Components"
        case .uses: "Uses"
        case .tokens: "Tokens"
        case .health: "Health"
        }
    }

    /// The links of a page to the others and itself.
    static func navigation(on page: SitePages, of outline: SiteOutline) -> Markup {
        let pages = allCases.filter { $0 != .tokens || !outline.themes.isEmpty }
        return Tag.nav(.class("pages"), .label("Pages of the catalogue")) {
            for other in pages {
                if other == page {
                    Tag.a(.href(other.rawValue), .current) { other.title }
                } else {
                    Tag.a(.href(other.rawValue)) { other.title }
                }
            }
        }
    }
}
