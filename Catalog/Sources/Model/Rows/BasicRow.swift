/// The row that most lists are made of, as a server sends it: titles between what stands before and after them.
public struct BasicRow: Decodable, Identifiable, Sendable {
    /// What stands before the title.
    public enum Leading: Decodable, Sendable {
        case icon(name: Icon)
        case avatar(image: String)
        case thumbnail(image: String)
    }

    /// What stands at the end.
    public enum Trailing: Decodable, Sendable {
        case value(text: String)
        case price(amount: Price)
        case badge(content: BadgeContent)
        case toggle(isOn: Bool)
        case unread(time: String, count: Int)
    }

    public let id: String
    public let title: String
    public let subtitle: String?
    public let leading: Leading?
    public let trailing: Trailing?
    /// Whether a tap leads to another page.
    public let leadsOn: Bool
    /// Whether the row reacts at all; `true` where the server is silent.
    public let isEnabled: Bool?
}
