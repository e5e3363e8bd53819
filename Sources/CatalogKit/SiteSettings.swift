/// How the site of a catalogue presents itself; files are named by their paths below `Catalog/`.
///
/// ```swift
/// Catalog("Marketplace", definitions: all)
///     .site(SiteSettings(title: "Marketplace design", logo: "Site/logo.svg", startPage: "Site/Start.md"))
/// ```
public struct SiteSettings: Equatable, Sendable {
    /// The title of its pages; nothing for the catalogue's name.
    public var title: String?
    /// A PNG or SVG file.
    public var logo: String?
    /// A Markdown file that stands above the components on the first page.
    public var startPage: String?
    /// The color of what is chosen and of what leads elsewhere.
    public var accent: Accent?
    /// Where the site will be found, such as `https://design.example/catalog/`; what asks for a whole address has one then.
    public var baseURL: String?

    /// The catalogue's name, no logo, no start page and the site's own accent color, but for what is given.
    public init(
        title: String? = nil, logo: String? = nil, startPage: String? = nil, accent: Accent? = nil
    ) {
        self.title = title
        self.logo = logo
        self.startPage = startPage
        self.accent = accent
    }

    /// A color on light pages and on dark ones, each as `#rrggbb`.
    public struct Accent: Equatable, Sendable {
        /// On light pages, `#rrggbb`.
        public var light: String
        /// On dark pages, `#rrggbb`.
        public var dark: String

        /// Colors as `#rrggbb`; writing the site fails for another spelling, and below a contrast of 4.5 with the
        /// pages (WCAG 2.2 §1.4.3).
        public init(light: String, dark: String) {
            self.light = light
            self.dark = dark
        }
    }
}
