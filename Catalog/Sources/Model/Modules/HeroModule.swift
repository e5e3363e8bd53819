/// A large picture with a promise.
public struct HeroModule: Decodable, Sendable {
    public let image: String
    public let title: String
    public let subtitle: String?
    public let link: PageLink?
}
