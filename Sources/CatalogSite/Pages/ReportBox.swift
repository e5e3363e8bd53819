/// A box of a report: a heading, how it stands, and what there is to tell.
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
}
