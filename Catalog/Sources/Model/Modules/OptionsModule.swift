/// What a buyer chooses before buying: variations, each with choices, and how many.
public struct OptionsModule: Decodable, Sendable {
    public struct Choice: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let title: String
        /// What the choice adds to the price; nothing where it costs the same.
        public let surcharge: Cents?
        public let isSoldOut: Bool?
    }

    public struct Variation: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let title: String
        public let choices: [Choice]
    }

    public let listing: String
    public let price: Price
    public let formerPrice: Price?
    public let note: String?
    public let variations: [Variation]
    /// How many one buyer can have.
    @Quantity public private(set) var maximum: Int
}
