import SnapshotReports

/// Puts the boxes of a report onto pages that need nothing but the pictures, the style sheet and the script beside them.
///
/// However long the report is, no page is large: the second is `page-2.html`.
struct ReportPaging {
    let title: String
    /// Which boxes stand on each page.
    private let pages: [Range<Int>]

    /// What a page may weigh; a box that weighs more has one for itself.
    private static let limit = 50

    /// - Parameter weights: how much there is in each box; one with a snapshot weighs 1.
    init(title: String, weights: [Int]) {
        self.title = title
        var pages: [Range<Int>] = []
        var (start, sum) = (0, 0)
        for (box, weight) in weights.enumerated() {
            if sum > 0, sum + weight > Self.limit {
                pages.append(start..<box)
                (start, sum) = (box, 0)
            }
            sum += weight
        }
        self.pages = pages + [start..<weights.count]
    }

    /// A page's file name and text; pages count from 1, after the last one there is nothing.
    ///
    /// - Parameter box: makes the box of a number.
    func page(
        _ number: Int, head: Markup, box: (Int) throws -> Markup
    ) rethrows -> (name: String, text: String)? {
        let paging = Paging(first: "index", stem: "page-", count: pages.count)
        guard (1...paging.count).contains(number) else { return nil }
        let boxes = try pages[number - 1].map(box)
        let content = Markup.group([
            head,
            Tag.div(.class("findings")) {
                for box in boxes { box }
            },
            paging.links(from: number),
        ])
        let page = Page(
            title: title, kind: "report", base: "", navigation: Tag.p(.class("home")) { title },
            content: content, styleSheet: ReportFolder.styleSheet, script: ReportFolder.script)
        return ("\(paging.name(of: number)).html", page.text)
    }
}
