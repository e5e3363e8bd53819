/// What is in the cart and what is kept for later.
public struct CartState: Sendable {
    public typealias Store = StateStore<CartState, Message>

    public enum Message: Sendable {
        case setCount(Int, id: String)
        case remove(id: String)
        case saveForLater(id: String)
        case moveToCart(id: String)
    }

    public private(set) var lines: [CartLine]
    public private(set) var saved: [CartLine]

    public init(_ module: CartModule) {
        lines = module.lines
        saved = module.saved
    }

    public var count: Int { lines.map(\.count).reduce(0, +) }

    /// What the lines cost together; nothing for an empty cart.
    public var subtotal: Price? {
        guard let first = lines.first else { return nil }
        return lines.dropFirst().reduce(first.price) { $0 + $1.price }
    }

    /// What the lines cost with the discounts and the shipping of a summary in their currency.
    public func total(with summary: SummaryModule) -> Price? {
        guard let subtotal, subtotal.currency == summary.total.price.currency else { return nil }
        return summary.lines.dropFirst().reduce(subtotal) {
            $0 + $1.price * ($1.isDiscount == true ? -1 : 1)
        }
    }

    public static func reduce(_ state: inout CartState, _ message: Message) {
        switch message {
        case .setCount(let count, let id):
            guard let index = state.lines.firstIndex(where: { $0.id == id }) else { return }
            state.lines[index].count = min(max(count, 1), state.lines[index].maximum)
        case .remove(let id):
            state.lines.removeAll { $0.id == id }
            state.saved.removeAll { $0.id == id }
        case .saveForLater(let id):
            guard let index = state.lines.firstIndex(where: { $0.id == id }) else { return }
            state.saved.insert(state.lines.remove(at: index), at: 0)
        case .moveToCart(let id):
            guard let index = state.saved.firstIndex(where: { $0.id == id }) else { return }
            state.lines.append(state.saved.remove(at: index))
        }
    }
}

extension CartState.Message {
    /// What is counted of a change.
    public var event: AnalyticsEvent {
        switch self {
        case .setCount(let count, let id):
            AnalyticsEvent("cart_count_changed", ["listing": id, "count": "\(count)"])
        case .remove(let id): AnalyticsEvent("cart_line_removed", ["listing": id])
        case .saveForLater(let id): AnalyticsEvent("cart_line_saved", ["listing": id])
        case .moveToCart(let id): AnalyticsEvent("cart_line_restored", ["listing": id])
        }
    }
}
