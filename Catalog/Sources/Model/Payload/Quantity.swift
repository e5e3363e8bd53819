/// How many pieces there are of something, as a server sends it: 1 to 9999.
@propertyWrapper
public struct Quantity: Hashable, Sendable {
    public var wrappedValue: Int

    public init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
    }
}

extension Quantity: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = try container.decode(Int.self)
        guard (1...9999).contains(wrappedValue) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(wrappedValue) is no number of pieces from 1 to 9999")
        }
    }
}
