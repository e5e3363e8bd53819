/// A word that leads to a page.
public struct PageLink: Decodable, Hashable, Sendable {
    public let title: String
    public let destination: Destination
}
