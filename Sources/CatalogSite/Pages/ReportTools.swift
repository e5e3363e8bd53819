/// How the pictures of a report's pages are shown: a script does what is chosen of views, the style sheet all else.
enum ReportTools {
    static var markup: Markup {
        Tag.div(.class("tools")) {
            Tag.div(.class("views"), .isHiddenAtFirst) {
                Switch(
                    name: "view", legend: "Pictures",
                    choices: [
                        ("beside", "Side by side"), ("swipe", "Swipe"), ("blink", "Blink"),
                        ("onion", "Onion"),
                    ]
                ).markup
            }
            Switch(
                name: "marks", legend: "Differences", choices: [("shown", "Marked"), ("hidden", "Plain")]
            ).markup
        }
    }
}
