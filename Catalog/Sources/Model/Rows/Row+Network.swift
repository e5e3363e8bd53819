extension [Row] {
    /// The rows of a page: what has nothing to show is left out, lines part rows of text, and the last one tells of more.
    public init(_ page: NetworkPage) {
        self = []
        for (place, networkRow) in page.rows.enumerated() {
            guard let row = Row(networkRow, place: place) else { continue }
            if let last, last.isLined, row.isLined { append(.divider(below: last.id)) }
            append(row)
        }
        if page.next != nil { append(.loading) }
    }
}

extension Row {
    /// Nothing for a row that would be empty.
    fileprivate init?(_ row: NetworkRow, place: Int) {
        switch row {
        case .title(let row): self = .title(row)
        case .basic(let row): self = .basic(row)
        case .ad(let ad): self = .ad(ad)
        case .button(let row): self = .button(row)
        case .checkbox(let row): self = .checkbox(row)
        case .listing(let listing): self = .listing(listing)
        case .image(let row): self = .image(row)
        case .chips(let row):
            if row.chips.isEmpty { return nil }
            self = .chips(row)
        case .carousel(let row):
            if row.listings.isEmpty { return nil }
            self = .carousel(row)
        case .unknown(let type): self = .unknown(type: type, place: place)
        }
    }

    /// Whether a line parts the row from another such one.
    fileprivate var isLined: Bool {
        switch self {
        case .basic, .checkbox, .listing: true
        case .title, .ad, .button, .image, .chips, .carousel, .divider, .loading, .error, .unknown: false
        }
    }
}
