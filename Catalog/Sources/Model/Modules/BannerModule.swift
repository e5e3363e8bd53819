/// News in a few words.
public struct BannerModule: Decodable, Sendable {
    public let title: String
    public let text: String?
    public let icon: Icon
    public let kind: BadgeContent.Kind
    public let link: PageLink?
}
