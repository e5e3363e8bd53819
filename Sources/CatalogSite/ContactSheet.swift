import CatalogKit
import SnapshotStore

/// The index pages of a site while its components come in: cards wait in a file until the sums are known.
struct ContactSheet {
    private let edition: SiteEdition
    private let cards: FileWriter
    private var places: [(range: Range<Int>, group: String)] = []
    /// The first variants of the component that comes, and how all of its pictures stand.
    private var previews: [IndexCard.Preview] = []
    private var statusCounts = StatusCounts()
    private var allStatusCounts = StatusCounts()

    /// The most cards of a page, and the most bytes of all of them.
    private static let (cardLimit, byteLimit) = (200, 240_000)

    init(in edition: SiteEdition) throws(StoreError) {
        self.edition = edition
        cards = try edition.tree.unnamedWriter()
    }

    mutating func add(_ variants: [SiteVariant], page: String) {
        let left = IndexCard.previewLimit - previews.count
        previews += variants.prefix(left).map { IndexCard.Preview(variant: $0, page: page) }
        for variant in variants {
            for picture in variant.pictures { statusCounts.add(picture.status) }
        }
    }

    mutating func finishCard(of component: SiteOutline.Component) throws {
        let card = IndexCard(
            component: component, previews: previews, statusCounts: statusCounts)
        let start = cards.position
        try cards.write(card.markup.text)
        places.append((start..<cards.position, component.group ?? ""))
        allStatusCounts.add(statusCounts)
        previews = []
        statusCounts = StatusCounts()
    }

    func write(_ outline: SiteOutline) throws {
        let file = try cards.reading()
        let groups = Groups(places.map(\.group))
        let parts = Self.parts(groups.order.map { places[$0] })
        let paging = Paging(first: "index", stem: "index-", count: parts.count)
        let links = groups.links { group in
            let page = parts.firstIndex { $0.contains { $0.group == group } } ?? 0
            return "\(paging.name(of: page + 1)).html"
        }
        for number in 1...paging.count {
            var sections: [IndexPage.Section] = []
            for place in parts[number - 1] {
                let text = String(decoding: try file.bytes(in: place.range), as: UTF8.self)
                if sections.last?.group == place.group {
                    sections[sections.count - 1].cards.append(text)
                } else {
                    sections.append(
                        IndexPage.Section(
                            group: place.group, id: groups.id(of: place.group), cards: [text]))
                }
            }
            let page = IndexPage(
                outline: outline, isFirst: number == 1, statusCounts: allStatusCounts, groupLinks: links,
                sections: sections, links: paging.links(from: number))
            try edition.write(Array(page.text.utf8), to: "\(paging.name(of: number)).html")
        }
    }

    /// The cards page by page; one page at least.
    private static func parts(
        _ places: [(range: Range<Int>, group: String)]
    ) -> [[(range: Range<Int>, group: String)]] {
        var parts: [[(range: Range<Int>, group: String)]] = [[]]
        var bytes = 0
        for place in places {
            bytes += place.range.count
            if let part = parts.last, part.count == cardLimit || bytes > byteLimit, !part.isEmpty {
                parts.append([place])
                bytes = place.range.count
            } else {
                parts[parts.count - 1].append(place)
            }
        }
        return parts
    }
}

/// The groups of a sheet's components.
private struct Groups {
    /// In the order of their first components, those of no group first.
    private let names: [String]
    /// The components' numbers, group by group.
    let order: [Int]

    init(_ groups: [String]) {
        var names: [String] = []
        var numbers: [String: [Int]] = [:]
        for (number, group) in groups.enumerated() {
            if numbers[group] == nil { names.append(group) }
            numbers[group, default: []].append(number)
        }
        names = names.filter(\.isEmpty) + names.filter { !$0.isEmpty }
        self.names = names
        order = names.flatMap { numbers[$0] ?? [] }
    }

    func id(of group: String) -> String { "_group-\((names.firstIndex(of: group) ?? 0) + 1)" }

    /// The ways to all groups; nothing where there are none.
    ///
    /// - Parameter page: gives the page that a group begins on.
    func links(page: (String) -> String) -> Markup {
        let named = names.filter { !$0.isEmpty }
        if named.isEmpty { return .group([]) }
        return Tag.nav(.class("groups"), .label("Groups")) {
            for group in named {
                Tag.a(.href("\(page(group))#\(id(of: group))")) { group }
            }
        }
    }
}
