/// The pages over which a long list is spread.
struct Paging {
    /// What the first page's file is named.
    let first: String
    /// What stands before the numbers of the others.
    let stem: String
    let count: Int

    init(first: String, stem: String, count: Int) {
        self.first = first
        self.stem = stem
        self.count = count
    }

    init(first: String, stem: String, items: Int, size: Int) {
        self.init(first: first, stem: stem, count: max(1, (items + size - 1) / size))
    }

    /// The name of a page's file, without its extension; pages count from 1.
    func name(of page: Int) -> String { page == 1 ? first : "\(stem)\(page)" }

    /// Links to the pages before and after one; nothing where there is only one.
    func links(from page: Int) -> Markup {
        if count == 1 { return .group([]) }
        return Tag.nav(.class("neighbours"), .label("Pages")) {
            if page > 1 { link(to: page - 1, relation: "prev", "Previous") }
            Tag.p(.class("facts")) { "Page \(page) of \(count)" }
            if page < count { link(to: page + 1, relation: "next", "Next") }
        }
    }

    private func link(to page: Int, relation: String, _ label: String) -> Markup {
        Tag.a(.class(relation), .relation(relation), .href("\(name(of: page)).html")) {
            Tag.span { label }
            "Page \(page)"
        }
    }
}
