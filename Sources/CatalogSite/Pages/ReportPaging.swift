import SnapshotStore

/// Puts the boxes of a report onto pages that need nothing but the pictures and the style sheet beside them.
///
/// However much there is to tell, no page is large: the second is `page-2.html`.
struct ReportPaging {
    let title: String
    let count: Int

    /// The most boxes of a page.
    private static let size = 50

    /// A page's file name and text; pages count from 1, after the last one there is nothing.
    ///
    /// - Parameter box: makes the box of a number.
    func page(
        _ number: Int, head: Markup, box: (Int) throws -> Markup
    ) rethrows -> (name: String, text: String)? {
        let paging = Paging(first: "index", stem: "page-", items: count, size: Self.size)
        guard (1...paging.count).contains(number) else { return nil }
        let start = (number - 1) * Self.size
        let boxes = try (start..<min(start + Self.size, count)).map(box)
        let content = Markup.group([
            head,
            Tag.div(.class("findings")) {
                for box in boxes { box }
            },
            paging.links(from: number),
        ])
        let page = Page(
            title: title, kind: "report", base: "", navigation: Tag.p(.class("home")) { title },
            content: content, styleSheet: ReportFolder.styleSheet, script: nil)
        return ("\(paging.name(of: number)).html", page.text)
    }
}
