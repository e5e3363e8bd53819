import Vitrine

/// What an order costs.
public struct SummaryModule: Decodable, Sendable {
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

extension SummaryModule {
    /// The same summary for what is in the cart now, which its first line counts; nothing for an empty cart.
    public func following(_ cart: CartState) -> SummaryModule? {
        guard let subtotal = cart.subtotal, let total = cart.total(with: self) else { return nil }
        let items = Line(
            title: String(localized: "\(cart.count) items"), price: subtotal, isDiscount: nil)
        return SummaryModule(
            header: header, lines: [items] + lines.dropFirst(),
            total: Line(title: self.total.title, price: total, isDiscount: nil), footer: footer)
    }
}
