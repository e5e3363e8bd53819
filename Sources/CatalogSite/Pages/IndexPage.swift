import SnapshotHistory
import VitrineWording

/// A page of the contact sheet: a card for each component.
struct IndexPage {
    let outline: SiteOutline
    /// Whether it is `index.html`, the page that the site's address opens.
    let isFirst: Bool
    /// How the pictures of all components stand.
    let statusCounts: StatusCounts
    /// The ways to all groups.
    let groupLinks: Markup
    let sections: [Section]
    /// The ways to the other pages.
    let links: Markup

    /// The components of a group that are on the page.
    struct Section {
        /// Empty for those of no group.
        var group: String
        var id: String
        /// The texts of ``IndexCard``s.
        var cards: [String]
    }

    var text: String {
        var page = Page(
            title: outline.name, kind: "index", base: "",
            navigation: SitePages.navigation(on: .components, of: outline), content: body)
        if outline.pages.contains(.changes) { page.feed = AtomFeed.path }
        return page.text
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
            isFirst ? start : .group([]),
            Finder(
                statusCounts: statusCounts, tags: Set(outline.components.flatMap(\.tags)).sorted(),
                knowsChanges: outline.history?.commits.isEmpty == false
            ).markup,
            Tag.div(.class("results"), .id("_results"), .isHiddenAtFirst),
            Tag.div(.class("sheet-part")) {
                groupLinks
                for section in sections { markup(of: section) }
                links
            },
        ])
    }

    private func markup(of section: Section) -> Markup {
        let sheet = Tag.div(.class("sheet")) {
            for card in section.cards { Markup.verbatim("\n\(card)") }
        }
        if section.group.isEmpty { return sheet }
        return Tag.section(.class("group"), .id(section.id), .labelled(by: "\(section.id)-name")) {
            Tag.h2(.id("\(section.id)-name")) { section.group }
            sheet
        }
    }

    private var start: Markup {
        guard let start = outline.brand.start else { return .group([]) }
        return Tag.section(.class("prose"), .label("About")) { start.markup }
    }

    private var facts: String {
        [
            Pluralized.components(outline.components.count),
            Pluralized.variants(outline.components.reduce(0) { $0 + $1.variantCount }),
            Pluralized.snapshots(outline.components.reduce(0) { $0 + $1.snapshotCount }),
        ].joined(separator: " · ")
    }
}
