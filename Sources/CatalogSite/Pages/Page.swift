/// A page of the site: its content with the frame that all pages share.
struct Page {
    var title: String
    /// The kind of page, by which the style sheet tells them apart.
    var kind: String
    /// The way from the page's folder to the site's: nothing or `../`.
    var base: String
    /// What stands at the top at the left.
    var navigation: Markup
    var content: Markup
    var styleSheet = "site.css"
    /// Nothing for pages that do without.
    var script: String? = "site.js"
    /// The feed of what is new on the page; nothing where there is none.
    var feed: String?

    /// Nothing is loaded but what lies beside the page, and no script runs that stands in it.
    private static let securityPolicy =
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"

    /// The file's text.
    var text: String {
        let document = Tag.html(.language("en")) {
            Tag.head {
                Tag.meta(.charset("utf-8"))
                Tag.meta(.httpEquivalent("Content-Security-Policy"), .content(Self.securityPolicy))
                Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                Tag.meta(.name("color-scheme"), .content("light dark"))
                Tag.title { title }
                Tag.link(.relation("stylesheet"), .href(base + styleSheet))
                if let feed {
                    Tag.link(
                        .relation("alternate"), .type("application/atom+xml"), .href(base + feed),
                        .tooltip("Changes"))
                }
                if let script { Tag.script(.source(base + script), .isDeferred) }
            }
            Tag.body(.class(kind)) {
                Tag.a(.class("skip"), .href("#_main")) { "Skip to the pictures" }
                Tag.header(.class("bar")) {
                    navigation
                    Switch(
                        name: "page", legend: "Page",
                        choices: [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")]
                    ).markup
                }
                Tag.main(.id("_main")) { content }
            }
        }
        return "<!doctype html>\n\(document.text)\n"
    }
}

/// Lets the reader choose one of a few; the style sheet does what was chosen.
struct Switch {
    var name: String
    var legend: String
    var choices: [(value: String, label: String)]
    /// The first one where nothing is said.
    var chosen: String?

    var markup: Markup {
        Tag.fieldset(.class("switch")) {
            Tag.legend { legend }
            for choice in choices {
                let id = "_\(name)-\(choice.value)"
                Tag.label {
                    if choice.value == chosen ?? choices.first?.value {
                        Tag.input(
                            .type("radio"), .name(name), .value(choice.value), .id(id), .isChecked)
                    } else {
                        Tag.input(.type("radio"), .name(name), .value(choice.value), .id(id))
                    }
                    Tag.span { choice.label }
                }
            }
        }
    }
}
