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
