/// The search field of the sheet with its filters, which a script brings to life.
struct Finder {
    let statusCounts: StatusCounts
    /// All that occur.
    let tags: [String]
    /// Whether the history says when variants changed.
    let knowsChanges: Bool

    /// What of a variant is searched, as `search.js` calls it.
    private static let parts = [
        ("", "everything"), ("names", "names"), ("texts", "texts"), ("symbols", "symbols and pictures"),
        ("tokens", "tokens"), ("file", "files"),
    ]
    /// The most tags that can be chosen.
    private static let tagLimit = 24

    var markup: Markup {
        Tag.div(.class("finder"), .role("search"), .isHiddenAtFirst) {
            Tag.label(.class("field")) {
                Tag.input(
                    .type("search"), .name("find"), .label("Search"),
                    .placeholder("Search names, texts, tokens, symbols, files"), .shortcut("/"))
                Tag.kbd(.isHidden) { "/" }
            }
            Tag.label(.class("select")) {
                Tag.span { "In" }
                Tag.select(.name("part")) {
                    for (value, title) in Self.parts { Tag.option(.value(value)) { title } }
                }
            }
            if knowsChanges {
                Tag.label(.class("select")) {
                    Tag.span { "Changed since" }
                    Tag.input(.type("text"), .name("since"), .placeholder("2026-01-31"))
                }
            }
            Tag.div(.class("filters"), .role("group"), .label("Filters")) {
                let counts = statusCounts.counts
                if counts.count > 1 {
                    for (status, count) in counts {
                        button("status", status.rawValue) {
                            StatusMarkup.badge(status, status.label(count))
                        }
                    }
                }
                button("findings", "any") { "With findings" }
                for tag in tags.prefix(Self.tagLimit) { button("tag", tag) { tag } }
            }
        }
    }

    private func button(
        _ filter: String, _ value: String, @MarkupBuilder label: () -> Markup
    ) -> Markup {
        Tag.button(.type("button"), .data(filter, value), .pressed(false), content: label)
    }
}
