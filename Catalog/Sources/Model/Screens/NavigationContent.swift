/// What a navigation bar shows.
public struct NavigationContent: Decodable, Sendable {
    public enum Style: String, Decodable, Sendable {
        case large, inline
    }

    public let title: String
    public let style: Style
    public let showsBack: Bool
    public let trailing: [Icon]?
}
