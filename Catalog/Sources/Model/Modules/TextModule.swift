/// Words below a heading.
public struct TextModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let text: String
    /// The end of a text that is longer than its beginning.
    public let link: PageLink?
}
