/// A page of the app; a server names it by a path, such as `listing/l-7`.
public enum Destination: Hashable, Sendable {
    case listing(id: String)
    case shop(name: String)
    case category(String)
    case screen(String)
    case article(id: String)
    case cart
    case checkout
    case settings

    /// Nothing where no page has the path.
    public init?(path: String) {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("listing", let id?): self = .listing(id: id)
        case ("shop", let name?): self = .shop(name: name)
        case ("category", let name?): self = .category(name)
        case ("screen", let name?): self = .screen(name)
        case ("article", let id?): self = .article(id: id)
        case ("cart", nil): self = .cart
        case ("checkout", nil): self = .checkout
        case ("settings", nil): self = .settings
        default: return nil
        }
    }
}

extension Destination: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let path = try container.decode(String.self)
        guard let destination = Destination(path: path) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "no page has the path '\(path)'")
        }
        self = destination
    }
}
