/// A row of a list, whatever it shows; screens of lists are `ForEach(rows) { RowView(row: $0) }`.
public enum Row: Identifiable, Sendable {
    case title(TitleRow)
    case basic(BasicRow)
    case ad(Ad)
    case button(ButtonRow)
    case checkbox(CheckboxRow)
    case listing(Listing)
    case image(ImageRow)
    case chips(ChipsRow)
    case carousel(CarouselRow)
    /// A line between two rows, told from others by the row above.
    case divider(below: String)
    /// More rows are on their way.
    case loading
    /// No more rows could be had.
    case error(message: String)
    /// A row that this version of the app does not know.
    case unknown(type: String, place: Int)

    public var id: String {
        switch self {
        case .title(let row): "title/\(row.title)"
        case .basic(let row): "basic/\(row.id)"
        case .ad(let ad): "ad/\(ad.id)"
        case .button(let row): "button/\(row.title)"
        case .checkbox(let row): "checkbox/\(row.id)"
        case .listing(let listing): "listing/\(listing.id)"
        case .image(let row): "image/\(row.image)"
        case .chips(let row): "chips/\(row.id)"
        case .carousel(let row): "carousel/\(row.title)"
        case .divider(let row): "divider/\(row)"
        case .loading: "loading"
        case .error: "error"
        case .unknown(let type, let place): "unknown/\(type)/\(place)"
        }
    }
}
