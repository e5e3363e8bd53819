/// Nothing, and what can be done about that.
public struct EmptyModule: Decodable, Sendable {
    public let icon: Icon
    public let title: String
    public let text: String?
    public let link: PageLink?
}
