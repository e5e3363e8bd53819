import CatalogKit
import SnapshotStore

/// The index pages of a site while its components come in: cards wait in a file until the sums are known.
struct ContactSheet {
    private let outline: SiteOutline
    private let edition: SiteEdition
    private let cards: FileWriter
    private var ranges: [Range<Int>] = []
    /// The first variants of the component that comes, and how all of its pictures stand.
    private var previews: [IndexCard.Preview] = []
    private var statusCounts = StatusCounts()
    private var allStatusCounts = StatusCounts()

    /// The most cards of a page, and the most bytes of all of them.
    private static let (cardLimit, byteLimit) = (200, 240_000)

    init(_ outline: SiteOutline, in edition: SiteEdition) throws(StoreError) {
        self.outline = outline
        self.edition = edition
        cards = try edition.tree.unnamedWriter()
    }

    mutating func add(_ variants: [SiteVariant], of component: SiteOutline.Component, page: String) {
        let left = IndexCard.previewLimit - previews.count
        previews += variants.prefix(left).map { IndexCard.Preview(variant: $0, page: page) }
        for variant in variants {
            for picture in variant.pictures { statusCounts.add(picture.status) }
        }
    }

    mutating func finishCard() throws {
        let card = IndexCard(
            component: outline.components[ranges.count], previews: previews, statusCounts: statusCounts)
        let start = cards.position
        try cards.write(card.markup.text)
        ranges.append(start..<cards.position)
        allStatusCounts.add(statusCounts)
        previews = []
        statusCounts = StatusCounts()
    }

    func write() throws {
        let file = try cards.reading()
        let parts = self.parts
        let paging = Paging(first: "index", stem: "index-", count: parts.count)
        for number in 1...paging.count {
            let texts = try parts[number - 1].map { range in
                String(decoding: try file.bytes(in: range), as: UTF8.self)
            }
            let page = IndexPage(
                outline: outline, statusCounts: allStatusCounts, cards: texts,
                links: paging.links(from: number))
            try edition.write(Array(page.text.utf8), to: "\(paging.name(of: number)).html")
        }
    }

    /// The cards page by page; one page at least.
    private var parts: [ArraySlice<Range<Int>>] {
        var parts = [ranges[0..<0]]
        for (place, range) in ranges.enumerated() {
            let part = parts[parts.count - 1]
            let bytes = range.upperBound - (part.first ?? range).lowerBound
            if part.count == Self.cardLimit || bytes > Self.byteLimit, !part.isEmpty {
                parts.append(ranges[place...place])
            } else {
                parts[parts.count - 1] = ranges[part.startIndex...place]
            }
        }
        return parts
    }
}
