/// A box of a report: a heading, a status and a content.
enum ReportBox {
    static func markup(
        _ heading: String, _ badge: Markup, @MarkupBuilder content: () -> Markup
    ) -> Markup {
        Tag.article(.class("finding")) {
            Tag.header {
                Tag.h2 { heading }
                badge
            }
            content()
        }
    }

    /// What was found, in the words of the explanation.
    static func why(_ words: String) -> Markup {
        Tag.p(.class("why")) { Words.markup(words) }
    }
}
