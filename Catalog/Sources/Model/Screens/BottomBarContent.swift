/// What a bar below a screen offers.
public struct BottomBarContent: Decodable, Sendable {
    public let price: Price
    public let formerPrice: Price?
    public let note: String?
    public let button: String
    public let destination: Destination
}
