/// What is going to be bought, and what may be later.
public struct CartModule: Sendable {
    public var lines: [CartLine]
    public var saved: [CartLine]
}

extension CartModule: Decodable {
    private enum CodingKeys: CodingKey {
        case lines, saved
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lines = try container.decode([CartLine].self, forKey: .lines)
        saved = try container.decode([CartLine].self, forKey: .saved)
        try Price.checkCurrency(of: (lines + saved).map(\.price), forKey: .lines, in: container)
    }
}
