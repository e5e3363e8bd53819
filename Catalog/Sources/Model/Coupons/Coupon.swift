/// A coupon as a server sends it.
public struct Coupon: Decodable, Identifiable, Sendable {
    /// Whether the coupon can be used.
    public enum State: String, Decodable, Sendable {
        case available, claimed, expired
    }

    public let id: String
    public let title: String
    public let subtitle: String?
    /// Names of pictures; the first three are shown.
    public let images: [String]
    public let badge: BadgeContent
    /// What to type in at the checkout; nothing where the coupon works by itself.
    public let code: String?
    /// The last day.
    public let ends: Day?
    /// Until when, where a day does not say it, such as "Ends in 3 hours".
    public let validity: String?
    public var state: State
}
