/// An advertiser's card.
public struct Ad: Decodable, Identifiable, Sendable {
    public let id: String
    public let sponsor: String
    public let title: String
    public let text: String?
    public let image: String?
    public let link: PageLink
}
