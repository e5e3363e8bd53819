import Vitrine

/// What an order costs.
public struct SummaryModule: Sendable {
    public struct Line: Decodable, Hashable, Sendable {
        public let title: String
        public let price: Price
        public let isDiscount: Bool?
    }

    public let header: ModuleHeader?
    public let lines: [Line]
    public let total: Line
    public let footer: ModuleFooter?
}

extension SummaryModule: Decodable {
    private enum CodingKeys: CodingKey {
        case header, lines, total, footer
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        header = try container.decodeIfPresent(ModuleHeader.self, forKey: .header)
        lines = try container.decode([Line].self, forKey: .lines)
        total = try container.decode(Line.self, forKey: .total)
        footer = try container.decodeIfPresent(ModuleFooter.self, forKey: .footer)
        try Price.checkCurrency(of: (lines + [total]).map(\.price), forKey: .lines, in: container)
    }
}

extension SummaryModule {
    /// The same summary for what is in the cart now, which its first line counts; nothing for an empty cart, or one that is paid
    /// in another currency.
    public func following(_ cart: CartState) -> SummaryModule? {
        guard let subtotal = cart.subtotal, let total = cart.total(with: self) else { return nil }
        let items = Line(
            title: String(localized: "\(cart.count) items"), price: subtotal, isDiscount: nil)
        return SummaryModule(
            header: header, lines: [items] + lines.dropFirst(),
            total: Line(title: self.total.title, price: total, isDiscount: nil), footer: footer)
    }
}
