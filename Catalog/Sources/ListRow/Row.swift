/// A row of a list as a server sends it.
struct Row: Decodable, Identifiable {
    /// What stands before the title.
    enum Leading: Decodable {
        case icon(name: Icon)
        case avatar(image: String)
        case thumbnail(image: String)
    }

    /// What stands at the end.
    enum Trailing: Decodable {
        case value(text: String)
        case badge(content: Badge.Content)
        case toggle(isOn: Bool)
        case unread(time: String, count: Int)
    }

    let id: String
    let title: String
    let subtitle: String?
    let leading: Leading?
    let trailing: Trailing?
    /// Whether a tap leads to another page.
    let leadsOn: Bool
    /// Whether the row reacts at all; `true` where the server is silent.
    let isEnabled: Bool?
}
