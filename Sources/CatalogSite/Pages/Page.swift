/// What all pages have around their content.
struct Page {
    var title: String
    /// The kind of page, by which the style sheet tells them apart.
    var kind: String
    /// The way from the page's folder to the site's: nothing or `../`.
    var base: String
    /// What stands at the top at the left.
    var navigation: Markup
    var content: Markup
    /// A style sheet that the page carries in itself, in place of the site's and its script.
    var styleSheet: String?

    /// The file's text.
    var text: String {
        let document = Tag.html(.language("en")) {
            Tag.head {
                Tag.meta(.charset("utf-8"))
                Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                Tag.meta(.name("color-scheme"), .content("light dark"))
                Tag.title { title }
                if let styleSheet {
                    Tag.style { Markup.verbatim(styleSheet) }
                } else {
                    Tag.link(.relation("stylesheet"), .href("\(base)site.css"))
                    Tag.script(.source("\(base)site.js"), .isDeferred)
                }
            }
            Tag.body(.class(kind)) {
                Tag.a(.class("skip"), .href("#main")) { "Skip to the pictures" }
                Tag.header(.class("bar")) {
                    navigation
                    Switch(
                        name: "page", legend: "Page",
                        choices: [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")]
                    ).markup
                }
                Tag.main(.id("main")) { content }
            }
        }
        return "<!doctype html>\n\(document.text)\n"
    }
}

/// Lets the reader choose one of a few; the style sheet does what was chosen. The first is chosen at first.
struct Switch {
    var name: String
    var legend: String
    var choices: [(value: String, label: String)]

    var markup: Markup {
        Tag.fieldset(.class("switch")) {
            Tag.legend { legend }
            for choice in choices {
                let id = "\(name)-\(choice.value)"
                Tag.label {
                    if choice.value == choices.first?.value {
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
