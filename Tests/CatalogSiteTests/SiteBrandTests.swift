import CatalogKit
import Testing

@testable import CatalogSite

struct SiteBrandTests {
    @Test func `Title, logo, accent and start page are on the pages`() throws {
        var site = try SmallSite.whole()
        site.context.settings.title = "Design <Shop>"
        let files = try site.files()
        #expect(files["index.html"]?.contains("<h1>Design &lt;Shop&gt;</h1>") == true)
        #expect(files["index.html"]?.contains("<h2>Welcome</h2>") == true)
        #expect(files["index.html"]?.contains("<a href=\"https://a.example/\">elsewhere</a>") == true)
        #expect(
            files["c/checkout.html"]?.contains(
                "<img class=\"logo\" src=\"../logo.svg\" alt=\"Design &lt;Shop&gt;\">") == true)
        #expect(files["site.css"]?.hasSuffix(":root { --accent: light-dark(#005b46, #63d2b0); }\n") == true)
        #expect(files["logo.svg"] != nil)
    }

    @Test(arguments: [
        (
            SiteSettings(logo: "no.png"),
            "cannot find the site's logo 'Catalog/no.png'; the catalogue's site settings name it"
        ),
        (
            SiteSettings(startPage: "no.md"),
            "cannot find the site's start page 'Catalog/no.md'; the catalogue's site settings name it"
        ),
        (
            SiteSettings(logo: "Start.md"),
            "the site's logo 'Catalog/Start.md' is neither a PNG nor an SVG file"
        ),
        (
            SiteSettings(accent: SiteSettings.Accent(light: "green", dark: "#ffffff")),
            "the site's accent 'green' is no color; write it as '#3a4fd0'"
        ),
        (
            SiteSettings(accent: SiteSettings.Accent(light: "#888888", dark: "#ffffff")),
            "the site's accent '#888888' has a contrast of 3.54 : 1 on the pages' '#ffffff', and texts need 4.5 : 1"
        ),
    ])
    func `Settings that cannot be followed say what is wrong`(settings: SiteSettings, message: String) throws
    {
        var site = try SmallSite.whole()
        site.context.settings = settings
        let error = #expect(throws: SiteSettingsError.self) { try site.files() }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        "design.example", "ftp://a/", "https://", "https://a\"b/", "https://a/?q", "javascript:x",
    ])
    func `An address has to be one of the web`(address: String) throws {
        var site = try SmallSite()
        site.context.settings.baseURL = address
        #expect(throws: SiteSettingsError.noAddress(address)) { try site.files() }
    }
}
