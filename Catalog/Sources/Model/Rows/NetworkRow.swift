/// A row as a server sends it.
public enum NetworkRow: Decodable, Sendable {
    case title(TitleRow)
    case basic(BasicRow)
    case ad(Ad)
    case button(ButtonRow)
    case checkbox(CheckboxRow)
    case listing(Listing)
    case image(ImageRow)
    case chips(ChipsRow)
    case carousel(CarouselRow)
    case unknown(type: String)

    public init(from decoder: any Decoder) throws {
        let item = try TypedItem(from: decoder)
        self =
            switch item.type {
            case "title": .title(try item.payload())
            case "basic": .basic(try item.payload())
            case "ad": .ad(try item.payload())
            case "button": .button(try item.payload())
            case "checkbox": .checkbox(try item.payload())
            case "listing": .listing(try item.payload())
            case "image": .image(try item.payload())
            case "chips": .chips(try item.payload())
            case "carousel": .carousel(try item.payload())
            default: .unknown(type: item.type)
            }
    }
}

/// Some rows of a list as a server sends them.
public struct NetworkPage: Decodable, Sendable {
    public let rows: [NetworkRow]
    /// Where the next rows are; nothing on the last page.
    public let next: String?
}

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
