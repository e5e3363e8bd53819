/// The search field of the sheet with its filters, which a script brings to life.
struct Finder {
    let statusCounts: StatusCounts

    var markup: Markup {
        Tag.div(.class("finder"), .role("search"), .isHiddenAtFirst) {
            Tag.label {
                Tag.input(
                    .type("search"), .name("find"), .label("Search"),
                    .placeholder("Search names, texts, symbols, files"), .shortcut("/"))
                Tag.kbd(.isHidden) { "/" }
            }
            let counts = statusCounts.counts
            if counts.count > 1 {
                Tag.div(.class("filters"), .role("group"), .label("Filters")) {
                    for (status, count) in counts {
                        Tag.button(.type("button"), .data("status", status.rawValue), .pressed(false)) {
                            StatusMarkup.badge(status, status.label(count))
                        }
                    }
                }
            }
        }
    }
}
