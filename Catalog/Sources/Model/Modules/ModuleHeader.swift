/// What stands above a module, whichever it is.
public struct ModuleHeader: Decodable, Hashable, Sendable {
    public let title: String
    public let subtitle: String?
    public let link: PageLink?

    public init(title: String, subtitle: String? = nil, link: PageLink? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.link = link
    }
}
