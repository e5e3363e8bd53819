/// Hundredths of a currency's unit as a server sends them, few enough for the sum of many.
public struct Cents: Hashable, Sendable {
    public let value: Int

    private static let limit = 100_000_000_000
}

extension Cents: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) {
        self.init(value: value)
    }
}

extension Cents: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(Int.self)
        guard (-Self.limit...Self.limit).contains(value) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(value) is no price; it has at most \(Self.limit) cents")
        }
        self.init(value: value)
    }
}
