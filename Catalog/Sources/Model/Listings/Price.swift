import Foundation

/// An amount of money as a server sends it.
public struct Price: Hashable, Sendable {
    /// Hundredths of the currency's unit.
    public let cents: Int
    /// ISO 4217, such as `USD`.
    public let currency: String

    public init(cents: Int, currency: String) {
        self.cents = cents
        self.currency = currency
    }

    public func formatted(locale: Locale) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: currency).locale(locale))
    }

    /// The price of so many pieces.
    public static func * (price: Price, count: Int) -> Price {
        Price(cents: price.cents * count, currency: price.currency)
    }

    /// The sum of two amounts of one currency.
    public static func + (left: Price, right: Price) -> Price {
        precondition(left.currency == right.currency, "prices of two currencies have no sum")
        return Price(cents: left.cents + right.cents, currency: left.currency)
    }
}

extension Price: Decodable {
    private enum CodingKeys: CodingKey {
        case cents, currency
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cents = try container.decode(Cents.self, forKey: .cents).value
        currency = try container.decode(String.self, forKey: .currency)
    }
}

extension Price {
    /// Makes sure that prices of one payload are of one currency, so that they have a sum.
    static func checkCurrency<Key>(
        of prices: [Price], forKey key: Key, in container: KeyedDecodingContainer<Key>
    ) throws {
        let currencies = Set(prices.map(\.currency)).sorted()
        guard currencies.count > 1 else { return }
        throw DecodingError.dataCorruptedError(
            forKey: key, in: container,
            debugDescription: "prices of the currencies \(currencies.joined(separator: ", ")) have no sum")
    }
}
