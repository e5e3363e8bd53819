/// A page of the contact sheet: a card for each component.
struct IndexPage {
    let outline: SiteOutline
    /// How the pictures of all components stand.
    let statusCounts: StatusCounts
    /// The texts of ``IndexCard``s.
    let cards: [String]
    /// The ways to the other pages.
    let links: Markup

    var text: String {
        Page(
            title: outline.name, kind: "index", base: "",
            navigation: SitePages.navigation(on: .components, of: outline), content: body
        ).text
    }

    private var body: Markup {
        Markup.group([
            Tag.div(.class("title")) {
                Tag.h1 { outline.name }
                Tag.p(.class("facts")) { facts }
                StatusMarkup.summary(
                    of: statusCounts, failures: outline.components.count { $0.failure != nil })
                Switch(
                    name: "pictures", legend: "Pictures", choices: [("light", "Light"), ("dark", "Dark")]
                ).markup
            },
            Finder(statusCounts: statusCounts).markup,
            Tag.div(.class("results"), .id("_results"), .isHiddenAtFirst),
            Tag.div(.class("sheet-part")) {
                Tag.div(.class("sheet")) {
                    for card in cards { Markup.verbatim("\n\(card)") }
                }
                links
            },
        ])
    }

    private var facts: String {
        [
            Pluralized.components(outline.components.count),
            Pluralized.variants(outline.components.reduce(0) { $0 + $1.variantCount }),
            Pluralized.snapshots(outline.components.reduce(0) { $0 + $1.snapshotCount }),
        ].joined(separator: " · ")
    }
}
